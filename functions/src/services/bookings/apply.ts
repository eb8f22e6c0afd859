import type { Transition } from '@patas/shared/booking/machine';
import type { Booking } from '@patas/shared/booking/schema';
import type { Cause, Change } from './change.ts';
import { EFFECTS } from './effects.ts';

/** What a sitter's decline is recorded as (spec §4). */
const DECLINED = 'Declined by sitter';

const cancellation = ({ event, actor, reason }: Cause, now: Date): Partial<Booking> => ({
  cancelledAt: now,
  cancelledBy: actor,
  cancelledReason: reason || (event === 'decline' ? DECLINED : null),
});

/** Carries out a decided transition on a change: its effects in the table's order, then status and stamps. Throws refusals of effects. */
export function applyTransition(change: Change, transition: Transition): void {
  for (const effect of transition.effects) EFFECTS[effect](change);
  const otherSitter = change.booking.sitterId !== change.former?.id;
  change.booking = {
    ...change.booking,
    ...(transition.to === 'cancelled' ? cancellation(change.cause, change.now) : {}),
    // What the former sitter has not read is not news to the next one.
    ...(otherSitter ? { unread: { ...change.booking.unread, sitter: 0 } } : {}),
    status: transition.to,
    updatedAt: change.now,
  };
}
