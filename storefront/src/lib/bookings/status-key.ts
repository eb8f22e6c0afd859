import type { Booking } from '@patas/shared/booking/schema';
import { BOOKING_STATUSES, type BookingStatus } from '@patas/shared/booking/status';

/** What a badge says: a status, or that a paid stay is still ahead (design §13). */
export type StatusKey = BookingStatus | 'paid_upcoming';

/** The words for a booking's status; an unknown status falls back to pending (spec §4). */
export function statusKey({ status, startTs }: Pick<Booking, 'status' | 'startTs'>, now: Date): StatusKey {
  if (status === 'in_progress' && now < startTs) return 'paid_upcoming';
  return BOOKING_STATUSES.find((known) => known === status) ?? 'pending';
}

/** How a status looks: waiting, well, over, or called off. */
export type StatusTone = 'waiting' | 'good' | 'quiet' | 'off';

export const STATUS_TONES: Record<StatusKey, StatusTone> = {
  pending: 'waiting',
  assigned: 'waiting',
  awaiting_payment: 'waiting',
  awaiting_payment_review: 'waiting',
  accepted: 'good',
  confirmed: 'good',
  paid_upcoming: 'good',
  in_progress: 'good',
  completed: 'quiet',
  cancelled: 'off',
};
