import type { Booking } from './schema.ts';

export const BOOKING_GROUPS = ['pending', 'upcoming', 'past'] as const;
export type BookingGroup = (typeof BOOKING_GROUPS)[number];

type Grouped = Pick<Booking, 'status' | 'startTs' | 'endTs'>;

const AGREED = new Set<Booking['status']>(['confirmed', 'accepted', 'awaiting_payment_review', 'in_progress']);
const WAITING = new Set<Booking['status']>(['pending', 'assigned', 'awaiting_payment']);

/**
 * Where a booking stands on a dashboard (spec §4, widened by design §13 so that no status gets lost): waiting for an
 * answer, agreed and not yet over, or past. Cancelled bookings are past.
 */
export function groupOf(booking: Grouped, now: Date): BookingGroup {
  if (WAITING.has(booking.status)) return 'pending';
  return AGREED.has(booking.status) && booking.endTs > now ? 'upcoming' : 'past';
}

/** Bookings by group: the next one to begin first, in the past the latest first. */
export function groupBookings<T extends Grouped>(bookings: readonly T[], now: Date): Record<BookingGroup, T[]> {
  const groups: Record<BookingGroup, T[]> = { pending: [], upcoming: [], past: [] };
  for (const booking of [...bookings].sort((a, b) => a.startTs.getTime() - b.startTs.getTime()))
    groups[groupOf(booking, now)].push(booking);
  groups.past.reverse();
  return groups;
}
