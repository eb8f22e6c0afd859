import type { Booking } from '@patas/shared/booking/schema';
import type { Message } from '@patas/shared/message/schema';

export type ReadingSide = keyof Booking['unread'];

/** Who has something new to read when that side writes. A booking without sitter has only its customer. */
export function readersOf(sender: Message['sender'], booking: Pick<Booking, 'sitterId'>): ReadingSide[] {
  const sides: readonly ReadingSide[] = booking.sitterId === null ? ['customer'] : ['customer', 'sitter'];
  return sides.filter((side) => side !== sender);
}
