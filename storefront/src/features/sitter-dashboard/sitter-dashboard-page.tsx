import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { ProtectedRoute } from '../../components/protected-route.tsx';
import { paths } from '../../config/paths.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useSession } from '../../lib/session/store.ts';
import { SitterBookings } from './components/sitter-bookings.tsx';

function NotASitter() {
  const { t } = useTranslation('dashboard');
  return (
    <Page narrow>
      <EmptyState
        order={1}
        title={t('sitter.notSitter')}
        text={t('sitter.notSitterText')}
        action={
          <Button component={Link} to={paths.becomeSitter.getHref()}>
            {t('sitter.notSitterAction')}
          </Button>
        }
      />
    </Page>
  );
}

function SitterDashboard() {
  const { t } = useTranslation('dashboard');
  const { claims } = useSession();
  const sitterId = claims?.sitterId;
  if (!sitterId) return <NotASitter />;
  return (
    <Page narrow>
      <Stack gap="xl">
        <Group justify="space-between" align="flex-end" gap="md">
          <div>
            <Title order={1} size="h2">
              {t('sitter.title')}
            </Title>
            <Text c="dimmed">{t('sitter.intro')}</Text>
          </div>
          <Button component={Link} to={paths.sitter.getHref(sitterId)} variant="default">
            {t('sitter.viewProfile')}
          </Button>
        </Group>
        <SitterBookings sitterId={sitterId} />
      </Stack>
    </Page>
  );
}

/** /sitter-dashboard: requests and stays of a sitter (spec §2). */
export default function SitterDashboardPage() {
  const { t } = useTranslation('dashboard');
  return (
    <ProtectedRoute>
      <PageHead title={t('sitter.meta')} noindex />
      <SitterDashboard />
    </ProtectedRoute>
  );
}
