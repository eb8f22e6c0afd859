import type { CallOutput, CallParsed } from '@patas/shared/calls/call';
import type { markRead as call } from '@patas/shared/calls/mark-read';
import { db } from '../../lib/app.ts';
import type { Caller } from '../../lib/caller.ts';
import { documents } from '../../lib/documents.ts';
import { Refusal } from '../../lib/refusal.ts';
import { sidesOf, standingOf } from '../bookings/standing.ts';

/** {@link call}: what the caller's side had not read is read. An admin who is neither side reads without leaving a trace. */
export async function markRead(
  { bookingId }: CallParsed<typeof call>,
  caller: Caller,
): Promise<CallOutput<typeof call>> {
  const standing = await standingOf(caller);
  await db().runTransaction(async (tx) => {
    const found = await tx.get(documents.booking(bookingId));
    const booking = found.data();
    if (!booking) throw new Refusal('booking-not-found');
    const sides = sidesOf(standing, booking);
    if (sides.length === 0) throw new Refusal('no-booking-access');
    const unread = { ...booking.unread };
    for (const side of sides) if (side !== 'admin') unread[side] = 0;
    if (unread.customer !== booking.unread.customer || unread.sitter !== booking.unread.sitter)
      tx.update(found.ref, { unread });
  });
  return { ok: true };
}
