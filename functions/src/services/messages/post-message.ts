import type { Booking } from '@patas/shared/booking/schema';
import type { CallOutput, CallParsed } from '@patas/shared/calls/call';
import type { postMessage as call } from '@patas/shared/calls/post-message';
import type { Message } from '@patas/shared/message/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../lib/app.ts';
import type { Caller } from '../../lib/caller.ts';
import { collections, documents } from '../../lib/documents.ts';
import { Refusal } from '../../lib/refusal.ts';
import { stableId } from '../../lib/stable-id.ts';
import type { Recipient } from '../accounts/recipient.ts';
import { sidesOf, standingOf } from '../bookings/standing.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { rateLimited } from '../rate-limit.ts';
import { messageMailData, readerOf } from './message-mail.ts';
import { type ReadingSide, readersOf } from './unread.ts';

type Output = CallOutput<typeof call>;

const answer = (id: string, { senderId, content, createdAt }: Message): Output => ({
  message: { id, senderId, content, createdAt: createdAt.toISOString() },
});

/** Readers who had nothing unread are told, so that a lively exchange is one mail, not thirty. */
async function toTell(booking: Booking, readers: readonly ReadingSide[]): Promise<Recipient[]> {
  const quiet = readers.filter((side) => booking.unread[side] === 0);
  const found = await Promise.all(quiet.map((side) => readerOf(booking, side)));
  return found.filter((reader) => reader !== null);
}

function tell(tx: Transaction, bookingId: string, booking: Booking, message: Message, reader: Recipient): void {
  const { userId, email, locale } = reader;
  const now = message.createdAt;
  if (userId)
    tx.create(collections.notifications(userId).doc(), { kind: 'newMessage', bookingId, createdAt: now, readAt: null });
  if (!email) return;
  const data = messageMailData(bookingId, booking, message.sender, reader);
  queueMail(tx, { to: email, template: 'newMessage', locale, data }, now);
}

/**
 * {@link call}: writes a message, counts it as unread for the other side, and tells that side by mail when it had read
 * everything before. The same requestId of the same sender is the same message.
 */
export async function postMessage(
  { bookingId, content, requestId }: CallParsed<typeof call>,
  caller: Caller,
  now = new Date(),
): Promise<Output> {
  const id = stableId('message', caller.uid, bookingId, requestId);
  const standing = await standingOf(caller);
  return db().runTransaction(async (tx) => {
    const [found, earlier] = await Promise.all([
      tx.get(documents.booking(bookingId)),
      tx.get(documents.message(bookingId, id)),
    ]);
    const booking = found.data();
    if (!booking) throw new Refusal('booking-not-found');
    const [sender] = sidesOf(standing, booking);
    if (!sender) throw new Refusal('no-booking-access');
    const posted = earlier.data();
    if (posted) return answer(id, posted);
    const spend = await rateLimited(tx, 'message', caller.uid, now);
    const readers = readersOf(sender, booking);
    const told = await toTell(booking, readers);
    const message: Message = { bookingId, senderId: caller.uid, sender, content, createdAt: now };
    const unread = { ...booking.unread };
    for (const side of readers) unread[side] += 1;
    spend();
    tx.create(earlier.ref, message);
    tx.update(found.ref, { unread, lastMessageAt: now });
    for (const reader of told) tell(tx, bookingId, booking, message, reader);
    return answer(id, message);
  });
}
