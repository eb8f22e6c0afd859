import { Container, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A page that is on its way. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Container size="lg" py="xl" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack gap="lg" aria-hidden="true">
        <Skeleton height={40} width="min(22rem, 80%)" />
        <Skeleton height={18} width="min(36rem, 95%)" />
        <Skeleton height={160} radius="lg" />
        <Skeleton height={160} radius="lg" />
      </Stack>
    </Container>
  );
}
