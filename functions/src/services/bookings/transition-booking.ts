import type { CallOutput, CallParsed } from '@patas/shared/calls/call';
import type { transitionBooking as call } from '@patas/shared/calls/transition-booking';
import type { Caller } from '../../lib/caller.ts';
import { changeBooking } from './change-booking.ts';
import { sidesOf, standingOf } from './standing.ts';

/** {@link call}: moves a booking for one of its people. */
export async function transitionBooking(
  input: CallParsed<typeof call>,
  caller: Caller,
  now = new Date(),
): Promise<CallOutput<typeof call>> {
  const { as, ...order } = input;
  const standing = await standingOf(caller);
  const { status } = await changeBooking({
    ...order,
    actorId: caller.uid,
    sidesOf: (booking) => sidesOf(standing, booking).filter((side) => as === undefined || side === as),
    now,
  });
  return { status };
}
