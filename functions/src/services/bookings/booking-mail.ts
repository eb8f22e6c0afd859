import type { Booking } from '@patas/shared/booking/schema';
import { formatDateRange, formatMoney } from '@patas/shared/i18n/format';
import type { Language } from '@patas/shared/i18n/languages';
import type { MailData } from '@patas/shared/mail/data';
import type { Recipient } from '../accounts/recipient.ts';
import { bookingLink } from '../mail/links.ts';
import type { BookingTemplate } from './notices.ts';

/** The service's name in a language; what people typed in the back office may lack some (shared `Localized`). */
const nameIn = (names: Partial<Record<Language, string>>, locale: Language): string =>
  names[locale] || names.en || names.pt || '';

/** What every booking mail is filled with: texts in the receiver's language. `link` leads to the booking. */
export function bookingMailData(
  bookingId: string,
  booking: Booking,
  receiver: Pick<Recipient, 'name' | 'locale'>,
  side: 'customer' | 'sitter',
): MailData<BookingTemplate> {
  const { locale } = receiver;
  return {
    name: receiver.name,
    otherName: (side === 'customer' ? booking.sitter?.name : booking.customer.name) ?? '',
    serviceName: nameIn(booking.serviceName, locale),
    dates: formatDateRange(booking.startTs, booking.endTs, locale, { dateStyle: 'medium', timeStyle: 'short' }),
    amount: formatMoney(booking.amountCents, locale),
    reference: booking.reference,
    link: bookingLink(locale, bookingId),
    reason: booking.cancelledReason ?? '',
  };
}
