import { Button, Stack, Text } from '@mantine/core';
import type { ErrorCode } from '@patas/shared/errors';
import { useTranslation } from 'react-i18next';
import classes from './error-notice.module.css';

export interface ErrorNoticeProps {
  /** What went wrong, in the screen's words. */
  message: string;
  /** Why, as the server or the network said it. */
  code?: ErrorCode;
  onRetry?: () => void;
}

/** Something failed: says what and why, and offers to try again. */
export function ErrorNotice({ message, code, onRetry }: ErrorNoticeProps) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <div className={classes.notice} role="alert">
      <Stack gap="xs" align="flex-start">
        <Text fw={600}>{message}</Text>
        {code && <Text size="sm">{t(code, { ns: 'errors' })}</Text>}
        {onRetry && (
          <Button variant="default" size="sm" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )}
      </Stack>
    </div>
  );
}
