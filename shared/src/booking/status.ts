/** The nine booking statuses of spec §4. */
export const BOOKING_STATUSES = [
  'pending',
  'assigned',
  'accepted',
  'confirmed',
  'awaiting_payment',
  'awaiting_payment_review',
  'in_progress',
  'completed',
  'cancelled',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const PAYMENT_STATUSES = ['unpaid', 'authorized', 'paid', 'partially_refunded', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Who may move a booking: the two sides, an admin, the payment provider and the clock. */
export const ACTORS = ['customer', 'sitter', 'admin', 'stripe', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];

/** Statuses in which a booking still occupies its sitter's calendar. */
export const OPEN_STATUSES = BOOKING_STATUSES.filter((status) => status !== 'completed' && status !== 'cancelled');

/** Statuses that count against the limits on open requests of one customer (design §4). */
export const REQUEST_STATUSES = ['pending', 'assigned', 'awaiting_payment'] as const satisfies readonly BookingStatus[];

/** Phones of both sides are shown once the booking has left pending, until it is cancelled (spec §6, design §3). */
export const contactsVisible = (status: BookingStatus): boolean =>
  status !== 'pending' && status !== 'awaiting_payment' && status !== 'cancelled';

/** The sitter reads address, keys and house instructions from confirmed until the stay is over (design §3). */
export const accessVisibleToSitter = (status: BookingStatus): boolean =>
  status === 'confirmed' || status === 'awaiting_payment_review' || status === 'in_progress';
