import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { paths } from '../../../config/paths.ts';
import { type Side, sideOf } from '../../../lib/bookings/booking-item.ts';
import type { Session } from '../../../lib/session/store.ts';
import { useBooking } from '../api/use-booking.ts';
import { BookingView } from './booking-view.tsx';
import { NoAccess } from './no-access.tsx';

export function BookingNotFound() {
  const { t } = useTranslation('booking');
  return (
    <EmptyState
      order={1}
      title={t('detail.notFound')}
      text={t('detail.notFoundText')}
      action={
        <Button component={Link} to={paths.dashboard.getHref()}>
          {t('detail.toDashboard')}
        </Button>
      }
    />
  );
}

function Loading() {
  const { t } = useTranslation('booking');
  return (
    <Stack gap="md" aria-busy="true">
      <Text role="status" c="dimmed">
        {t('detail.loading')}
      </Text>
      <Skeleton height={40} width="18rem" />
      <Skeleton height={220} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </Stack>
  );
}

/** A booking for whoever is signed in: its view, or why there is none. */
export function BookingScreen({ id, session }: { id: string; session: Extract<Session, { status: 'signed-in' }> }) {
  const { t } = useTranslation('booking');
  const { status, data, error, retry } = useBooking(id);
  const { uid } = session.user;
  const side = data && sideOf(data, { uid, sitterId: session.claims.sitterId });
  const [hadSide, setHadSide] = useState<Side | null>(null);
  if (side && side !== hadSide) setHadSide(side);
  if (status === 'loading') return <Loading />;
  // A sitter who declined an assigned booking is no party any more: no reproach, just the way on.
  const lost = hadSide === 'sitter' && <Navigate to={paths.sitterDashboard.getHref()} replace />;
  if (status === 'error' && error.code === 'not-allowed') return lost || <NoAccess />;
  if (status === 'error') return <ErrorNotice message={t('detail.failed')} code={error.code} onRetry={retry} />;
  if (!data) return <BookingNotFound />;
  return side ? <BookingView booking={data} side={side} uid={uid} /> : lost || <NoAccess />;
}
