import '../../theme/styles-surfaces.ts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCallError } from '../../lib/call-error.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { notify } from '../../lib/notify.ts';
import { refreshSession } from '../../lib/session/session.ts';
import { getSession, useSession } from '../../lib/session/store.ts';
import { sendVerification } from './send-verification.ts';

function Banner({ email }: { email: string }) {
  const { t } = useTranslation(['auth', 'errors']);
  const language = useLanguage();
  const sending = useSubmit();
  const checking = useSubmit();
  const [sent, setSent] = useState(false);

  const send = () =>
    sending.run(async () => {
      try {
        await sendVerification(language);
        setSent(true);
        notify.success(t('banner.sent'));
      } catch (error) {
        notify.error(t(toCallError(error).code, { ns: 'errors' }));
      }
    });

  const check = () =>
    checking.run(async () => {
      try {
        await refreshSession();
        if (!getSession().user?.emailVerified) notify.error(t('banner.notYet'));
      } catch (error) {
        notify.error(t(toCallError(error).code, { ns: 'errors' }));
      }
    });

  return (
    <Alert icon={<IconMailExclamation aria-hidden="true" />} color="sun" title={t('banner.title')} role="status">
      <Text size="sm">{t('banner.text', { email })}</Text>
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" loading={sending.busy} disabled={sent} onClick={send}>
          {t('banner.send')}
        </Button>
        <Button size="xs" variant="subtle" loading={checking.busy} onClick={check}>
          {t('banner.check')}
        </Button>
      </Group>
    </Alert>
  );
}

/** For signed-in people whose address is not confirmed yet: says so and sends the link again. Nothing for everybody else. */
export function VerifyEmailBanner() {
  const { user } = useSession();
  if (!user || user.emailVerified) return null;
  return (
    <Suspense fallback={null}>
      <Banner email={user.email} />
    </Suspense>
  );
}
