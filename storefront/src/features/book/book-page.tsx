import { Container, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProtectedRoute } from '../../components/protected-route.tsx';
import { VerifyEmailBanner } from '../../components/verify-email-banner/verify-email-banner.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useSession } from '../../lib/session/store.ts';
import { BookForm } from './components/book-form.tsx';

function BookScreen() {
  const { t } = useTranslation('booking');
  const { user } = useSession();
  if (!user) return null;
  return (
    <Container size="lg" py={{ base: 'lg', sm: 'xl' }}>
      <Stack gap="xs" mb="xl">
        <Title order={1} size="h2">
          {t('request.title')}
        </Title>
        <Text c="dimmed">{t('request.intro')}</Text>
        <VerifyEmailBanner />
      </Stack>
      <BookForm key={user.uid} uid={user.uid} />
    </Container>
  );
}

/** /book-now: asks for a booking (spec §2). Signed-out people go to /auth first and come back with what they had chosen. */
export default function BookPage() {
  const { t } = useTranslation('booking');
  return (
    <>
      <PageHead title={t('request.title')} noindex />
      <ProtectedRoute>
        <BookScreen />
      </ProtectedRoute>
    </>
  );
}
