import { Stack, VisuallyHidden } from '@mantine/core';
import { groupBookings } from '@patas/shared/booking/groups';
import { useTranslation } from 'react-i18next';
import { BookingCard } from '../../../components/booking/booking-card.tsx';
import { BookingGroups } from '../../../components/booking/booking-groups.tsx';
import { BookingsSkeleton } from '../../../components/booking/bookings-skeleton.tsx';
import { Counters } from '../../../components/booking/counters.tsx';
import { RequestDetails } from '../../../components/booking/request-details.tsx';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { groupCounts } from '../../../lib/bookings/group-counts.ts';
import { MAX_BOOKINGS, useBookings } from '../../../lib/bookings/use-bookings.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useNewRequest } from '../use-new-request.ts';

/** The sitter's bookings, live: a new request appears by itself and is announced. */
export function SitterBookings({ sitterId }: { sitterId: string }) {
  const { t } = useTranslation('dashboard');
  const { status, data, error, retry } = useBookings('sitterId', sitterId, MAX_BOOKINGS);
  const groups = groupBookings(data ?? [], useNow());
  const latest = useNewRequest(data);
  const titles = { pending: t('sitter.pending'), upcoming: t('sitter.upcoming'), past: t('sitter.past') };
  const empty = { pending: t('sitter.emptyPending'), upcoming: t('sitter.emptyUpcoming'), past: t('sitter.emptyPast') };
  return (
    <Stack gap="xl">
      <VisuallyHidden role="status">{latest && t('sitter.newRequest', { name: latest.customer.name })}</VisuallyHidden>
      <Counters label={t('sitter.counters')} words={titles} counts={data && groupCounts(groups)} />
      {status === 'loading' && <BookingsSkeleton />}
      {status === 'error' && <ErrorNotice message={t('sitter.loadFailed')} code={error.code} onRetry={retry} />}
      {data && (
        <BookingGroups
          groups={groups}
          words={{ titles, empty, showMore: t('sitter.showMore') }}
          render={(booking, group) => (
            <BookingCard booking={booking} side="sitter">
              {group === 'pending' && <RequestDetails booking={booking} />}
            </BookingCard>
          )}
        />
      )}
    </Stack>
  );
}
