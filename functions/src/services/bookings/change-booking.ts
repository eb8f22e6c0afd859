import { type BookingEvent, decide, type Transition } from '@patas/shared/booking/machine';
import type { Booking } from '@patas/shared/booking/schema';
import type { Actor } from '@patas/shared/booking/status';
import type { ErrorCode } from '@patas/shared/errors';
import { db } from '../../lib/app.ts';
import { Refusal } from '../../lib/refusal.ts';
import { applyTransition } from './apply.ts';
import { noticesOf } from './notices.ts';
import { peopleCache, toldOf } from './people.ts';
import { changeOf, readChange } from './read-change.ts';
import { saveChange } from './save-change.ts';

/** One event to happen to one booking. */
export interface ChangeOrder {
  bookingId: string;
  event: BookingEvent;
  /** Who is behind it; null for the clock. */
  actorId: string | null;
  /** As whom they may act on the booking as it is now, in order of preference; none: no-booking-access. */
  sidesOf: (booking: Booking) => readonly Actor[];
  sitterId?: string | undefined;
  reason?: string | undefined;
  amountCents?: number | undefined;
  now: Date;
}

/** A request that has lapsed only waits for the clock: it can be called off, not taken up. */
const lapsed = (booking: Booking, { event, now }: ChangeOrder): boolean =>
  (event === 'accept' || event === 'assign') && decide(booking, { event: 'expire', actor: 'clock', now }).ok;

/** The move of the first side the machine lets act; else the refusal the first side gets. */
function choose(booking: Booking, order: ChangeOrder): Transition {
  const { event, now, sitterId = null, reason } = order;
  let refusal: ErrorCode | null = null;
  for (const actor of order.sidesOf(booking)) {
    const decision = decide(booking, { event, actor, now, sitterId, reason });
    if (decision.ok && !lapsed(booking, order)) return decision.transition;
    refusal ??= decision.ok ? 'booking-wrong-state' : decision.code;
  }
  throw new Refusal(refusal ?? 'no-booking-access');
}

/**
 * Carries out one event on one booking: reads, decides, applies and writes in one transaction, so that booking, calendars,
 * private documents, event, notifications and mails change together or not at all.
 *
 * Refusals: booking-not-found, no-booking-access, the machine's codes, those of the effects (sitter-not-found, own-sitter,
 * sitter-unavailable, service-not-offered, sitter-busy).
 */
export async function changeBooking(order: ChangeOrder): Promise<Booking> {
  const { bookingId, event, actorId, sitterId = null, reason = null, amountCents = null, now } = order;
  const people = peopleCache();
  return db().runTransaction(async (tx) => {
    const read = await readChange(tx, bookingId, sitterId);
    const transition = choose(read.before, order);
    const change = changeOf(read, { event, actor: transition.actor, actorId, reason, amountCents }, now);
    applyTransition(change, transition);
    const told = await toldOf(change, noticesOf(transition), people);
    saveChange(tx, change, told);
    return change.booking;
  });
}
