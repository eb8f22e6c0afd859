import { type BookingEvent, decide, possibleEvents } from '@patas/shared/booking/machine';
import type { BookingItem, Side } from './booking-item.ts';

/** What the two sides do with a booking by a button of their own; paying has screens of its own. */
export const ACTIONS = ['accept', 'decline', 'cancel'] as const satisfies readonly BookingEvent[];
export type Action = (typeof ACTIONS)[number];

/** The buttons for a side now: the machine decides (design §4). A request that has lapsed can no longer be taken up. */
export function actionsFor(booking: BookingItem, side: Side, now: Date): Action[] {
  const lapsed = decide(booking, { event: 'expire', actor: 'clock', now }).ok;
  const possible = possibleEvents(booking, side, now);
  return ACTIONS.filter((action) => possible.includes(action) && !(lapsed && action === 'accept'));
}
