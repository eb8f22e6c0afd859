import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { modeQuery } from '../mode.ts';
import { AuthCard } from './auth-card.tsx';

/** The reset link is on its way. */
export function ResetSent({ email, next, onAgain }: { email: string; next: string | null; onAgain: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <AuthCard title={t('forgot.title')}>
      <Stack>
        <Alert color="green" role="status" icon={<IconCircleCheck aria-hidden="true" />} title={t('done.reset')}>
          {t('forgot.sentText', { email })}
        </Alert>
        <Button variant="default" onClick={onAgain}>
          {t('forgot.again')}
        </Button>
        <Anchor component={Link} to={modeQuery('signIn', next)} ta="center" size="sm">
          {t('forgot.back')}
        </Anchor>
      </Stack>
    </AuthCard>
  );
}
