import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../thread.ts';
import { MessageBubble } from './message-bubble.tsx';
import classes from './thread.module.css';

/** A message on its way; when it could not be sent, its text stays, to be sent or written again. */
export function UnsentMessage({ draft, onRetry, onEdit }: { draft: Draft; onRetry: () => void; onEdit: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <MessageBubble author={t('detail.messages.you')} mine content={draft.content} at={draft.at} state={draft.state}>
      {draft.state === 'sending' && t('detail.messages.sending')}
      {draft.state === 'failed' && (
        <>
          <span className={classes.notSent}>{t('detail.messages.notSent')}</span>
          <Button variant="subtle" size="compact-xs" onClick={onRetry}>
            {t('detail.messages.retry')}
          </Button>
          <Button variant="subtle" size="compact-xs" onClick={onEdit}>
            {t('detail.messages.edit')}
          </Button>
        </>
      )}
    </MessageBubble>
  );
}
