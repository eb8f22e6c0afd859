import { Skeleton } from '@mantine/core';
import { formatDateTime } from '@patas/shared/i18n/format';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useEvents } from '../api/use-events.ts';
import classes from './history.module.css';
import { Panel } from './panel.tsx';

/** What happened so far, by whom and why. */
export function History({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { status, data, error, retry } = useEvents(bookingId);
  return (
    <Panel title={t('detail.history')}>
      {status === 'loading' && <Skeleton height={64} />}
      {status === 'error' && <ErrorNotice message={t('detail.historyFailed')} code={error.code} onRetry={retry} />}
      <ol className={classes.list}>
        {data?.map(({ id, event, actor, reason, at }) => (
          <li key={id} className={classes.event}>
            <span className={classes.what}>{t(`event.${event}`)}</span>
            <span className={classes.when}>
              <time dateTime={at.toISOString()}>{formatDateTime(at, language)}</time> · {t(`event.by.${actor}`)}
            </span>
            {reason && <span className={classes.reason}>{t('detail.reason', { reason })}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
