import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page } from '../../components/page.tsx';
import { ProtectedRoute } from '../../components/protected-route.tsx';
import { VerifyEmailBanner } from '../../components/verify-email-banner/verify-email-banner.tsx';
import { paths } from '../../config/paths.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useSession } from '../../lib/session/store.ts';
import { CustomerBookings } from './components/customer-bookings.tsx';

function Dashboard() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  return (
    <Page narrow>
      <Stack gap="xl">
        <Group justify="space-between" align="flex-end" gap="md">
          <div>
            <Title order={1} size="h2">
              {t('customer.title')}
            </Title>
            <Text c="dimmed">{t('customer.intro')}</Text>
          </div>
          <Button component={Link} to={paths.bookNow.getHref()} hiddenFrom="sm">
            {t('customer.book')}
          </Button>
        </Group>
        <VerifyEmailBanner />
        {user && <CustomerBookings uid={user.uid} />}
      </Stack>
    </Page>
  );
}

/** /dashboard: the customer's bookings (spec §2). */
export default function DashboardPage() {
  const { t } = useTranslation('dashboard');
  return (
    <ProtectedRoute>
      <PageHead title={t('customer.meta')} noindex />
      <Dashboard />
    </ProtectedRoute>
  );
}
