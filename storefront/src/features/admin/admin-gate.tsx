import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { ProtectedRoute } from '../../components/protected-route.tsx';
import { backofficeOrigin } from '../../lib/backoffice-origin.ts';
import { type CallError, toCallError } from '../../lib/call-error.ts';
import { loadFirebase } from '../../lib/firebase/app.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useSession } from '../../lib/session/store.ts';

/** Takes an admin to the back office, with a link for when the browser stays. */
function WayToBackoffice() {
  const { t } = useTranslation();
  const [origin, setOrigin] = useState<string | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const find = useCallback(() => {
    setError(null);
    loadFirebase().then(
      ({ app }) => {
        const found = backofficeOrigin(app.options.projectId ?? '', window.location);
        setOrigin(found);
        window.location.replace(found);
      },
      (reason: unknown) => setError(toCallError(reason)),
    );
  }, []);
  useEffect(find, [find]);
  if (error) return <ErrorNotice message={t('pageFailed')} code={error.code} onRetry={find} />;
  return (
    <Stack align="flex-start">
      <Title order={1}>{t('adminGate.title')}</Title>
      <Text c="dimmed">{t('adminGate.leads')}</Text>
      <Button component="a" href={origin ?? ''} disabled={!origin}>
        {t('adminGate.open')}
      </Button>
    </Stack>
  );
}

function Gate() {
  const { t } = useTranslation('errors');
  const { claims } = useSession();
  if (!claims?.admin) return <EmptyState order={1} title={t('admin-required')} />;
  return <WayToBackoffice />;
}

/** /admin and /admin-payments: both lead to the back office; others than admins are told so (spec §8). */
export function AdminGate() {
  const { t } = useTranslation();
  return (
    <ProtectedRoute>
      <PageHead title={t('adminGate.title')} noindex />
      <Container size="sm" py="xl">
        <Gate />
      </Container>
    </ProtectedRoute>
  );
}
