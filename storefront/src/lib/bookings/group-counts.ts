import type { BookingGroup } from '@patas/shared/booking/groups';

/** How many bookings each group has. */
export const groupCounts = (groups: Record<BookingGroup, readonly unknown[]>): Record<BookingGroup, number> => ({
  pending: groups.pending.length,
  upcoming: groups.upcoming.length,
  past: groups.past.length,
});
