import type { ErrorCode } from '@patas/shared/errors';
import { useTranslation } from 'react-i18next';
import { PlainButton } from './button/button.tsx';
import classes from './error-notice.module.css';

export interface ErrorNoticeProps {
  /** What went wrong, in the screen's words. */
  message: string;
  /** Why, as the server or the network said it. */
  code?: ErrorCode;
  onRetry?: () => void;
}

/** Why, in the words of the `errors` catalogue: it loads when it is needed. */
function Reason({ code }: { code: ErrorCode }) {
  const { t, ready } = useTranslation('errors', { useSuspense: false });
  return ready && <p className={classes.reason}>{t(code)}</p>;
}

/** Something failed: says what and why, and offers to try again. */
export function ErrorNotice({ message, code, onRetry }: ErrorNoticeProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.notice} role="alert">
      <p className={classes.message}>{message}</p>
      {code && <Reason code={code} />}
      {onRetry && (
        <PlainButton look="default" onClick={onRetry}>
          {t('tryAgain')}
        </PlainButton>
      )}
    </div>
  );
}
