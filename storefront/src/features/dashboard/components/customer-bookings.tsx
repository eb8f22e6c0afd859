import { Button, Stack } from '@mantine/core';
import { groupBookings } from '@patas/shared/booking/groups';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BookingCard } from '../../../components/booking/booking-card.tsx';
import { BookingGroups } from '../../../components/booking/booking-groups.tsx';
import { BookingsSkeleton } from '../../../components/booking/bookings-skeleton.tsx';
import { Counters } from '../../../components/booking/counters.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { paths } from '../../../config/paths.ts';
import { groupCounts } from '../../../lib/bookings/group-counts.ts';
import { MAX_BOOKINGS, useBookings } from '../../../lib/bookings/use-bookings.ts';
import { useNow } from '../../../lib/use-now.ts';

/** The customer's bookings, live: counters and groups. */
export function CustomerBookings({ uid }: { uid: string }) {
  const { t } = useTranslation('dashboard');
  const { status, data, error, retry } = useBookings('customerId', uid, MAX_BOOKINGS);
  const groups = groupBookings(data ?? [], useNow());
  const titles = { pending: t('customer.pending'), upcoming: t('customer.upcoming'), past: t('customer.past') };
  const empty = {
    pending: t('customer.emptyPending'),
    upcoming: t('customer.emptyUpcoming'),
    past: t('customer.emptyPast'),
  };
  return (
    <Stack gap="xl">
      <Counters label={t('customer.counters')} words={titles} counts={data && groupCounts(groups)} />
      {status === 'loading' && <BookingsSkeleton />}
      {status === 'error' && <ErrorNotice message={t('customer.loadFailed')} code={error.code} onRetry={retry} />}
      {data?.length === 0 && (
        <EmptyState
          title={t('customer.emptyAll')}
          text={t('customer.emptyAllText')}
          action={
            <Button component={Link} to={paths.search.getHref()}>
              {t('customer.emptyAction')}
            </Button>
          }
        />
      )}
      {data && data.length > 0 && (
        <BookingGroups
          groups={groups}
          words={{ titles, empty, showMore: t('customer.showMore') }}
          render={(booking) => <BookingCard booking={booking} side="customer" />}
        />
      )}
    </Stack>
  );
}
