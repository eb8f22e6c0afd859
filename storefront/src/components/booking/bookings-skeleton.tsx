import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Bookings on their way. */
export function BookingsSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <Stack gap="md" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height={28} width="14rem" />
      <Skeleton height={132} radius="lg" />
      <Skeleton height={132} radius="lg" />
      <Skeleton height={28} width="10rem" mt="md" />
      <Skeleton height={132} radius="lg" />
    </Stack>
  );
}
