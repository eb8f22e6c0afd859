import type { Booking } from '@patas/shared/booking/schema';
import type { MailData } from '@patas/shared/mail/data';
import type { Message } from '@patas/shared/message/schema';
import { documents } from '../../lib/documents.ts';
import { accountRecipient, type Recipient, sitterRecipient } from '../accounts/recipient.ts';
import { bookingLink } from '../mail/links.ts';
import type { ReadingSide } from './unread.ts';

/** Who writes when an admin does. */
const HOUSE = 'Patas da Prata';

/** The reader of one side of a booking; null when the sitter's record is gone. */
export async function readerOf(booking: Booking, side: ReadingSide): Promise<Recipient | null> {
  if (side === 'customer') return accountRecipient(booking.customerId);
  const sitter = booking.sitterId ? (await documents.sitter(booking.sitterId).get()).data() : undefined;
  return sitter ? sitterRecipient(sitter) : null;
}

/** What `newMessage` is filled with: who wrote and where to read it, never what. */
export const messageMailData = (
  bookingId: string,
  booking: Booking,
  sender: Message['sender'],
  { name, locale }: Recipient,
): MailData<'newMessage'> => ({
  name,
  otherName: (sender === 'admin' ? HOUSE : booking[sender]?.name) ?? '',
  reference: booking.reference,
  link: bookingLink(locale, bookingId),
});
