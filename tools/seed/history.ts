import type { Message } from '@patas/shared/message/schema';
import { paths } from '@patas/shared/paths';
import type { Review } from '@patas/shared/review/schema';
import { HOUR_MS } from '@patas/shared/time/lisbon';
import { stableId } from '../../functions/src/lib/stable-id.ts';
import type { SeededBooking } from './bookings.ts';
import type { Platform } from './connect.ts';

/** The thread of a booking: both sides in turn, the customer first. */
const messagesOf = ({ id, stay, booking }: SeededBooking): Message[] =>
  (stay.talk ?? []).map((content, index) => {
    const sender = index % 2 === 0 ? ('customer' as const) : ('sitter' as const);
    const senderId = sender === 'customer' ? booking.customerId : (booking.sitterUserId ?? booking.customerId);
    return {
      bookingId: id,
      senderId,
      sender,
      content,
      createdAt: new Date(booking.createdAt.getTime() + (index + 1) * 0.5 * HOUR_MS),
    };
  });

/** Bookings with their private documents, events and messages, and the reviews. */
export async function seedHistory(
  { db }: Platform,
  bookings: readonly SeededBooking[],
  reviews: readonly Review[],
): Promise<number> {
  const writer = db.bulkWriter();
  for (const seeded of bookings) {
    const { id, booking, access, contacts, events } = seeded;
    writer.set(db.doc(paths.booking(id)), booking);
    writer.set(db.doc(paths.bookingAccess(id)), access);
    if (contacts) writer.set(db.doc(paths.bookingContacts(id)), contacts);
    for (const [index, event] of events.entries())
      writer.set(db.doc(`${paths.bookingEvents(id)}/${stableId('event', id, String(index))}`), event);
    for (const [index, message] of messagesOf(seeded).entries())
      writer.set(db.doc(paths.message(id, stableId('message', id, String(index)))), message);
  }
  for (const review of reviews) writer.set(db.doc(paths.review(review.bookingId, review.side)), review);
  await writer.close();
  return bookings.length;
}
