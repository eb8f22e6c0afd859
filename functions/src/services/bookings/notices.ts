import type { BookingEvent, Transition } from '@patas/shared/booking/machine';
import type { BookingStatus } from '@patas/shared/booking/status';
import type { MailTemplate } from '@patas/shared/mail/schema';

/** Whom to tell. The former sitter only when the booking has gone to another. */
export type Side = 'customer' | 'sitter' | 'formerSitter';

/** Mails about a booking itself, all filled with the same data. */
export type BookingTemplate = Extract<MailTemplate, `booking${string}` | 'newRequest' | 'priceConfirmed'>;

/** A notification of that kind in the app, and a mail by the same name where there is a template. */
export type Notice =
  | { to: Side; mail: true; kind: BookingTemplate }
  | { to: Side; mail: false; kind: 'sitterWithdrew' | 'reviewRequested' };

const mailed = (to: Side, kind: BookingTemplate): Notice => ({ to, mail: true, kind });
const shown = (to: Side, kind: 'sitterWithdrew' | 'reviewRequested'): Notice => ({ to, mail: false, kind });

/** Who is told what when a booking changes; `to` narrows an event to one of its outcomes. */
const NOTICES: readonly { event: BookingEvent; to?: BookingStatus; notices: readonly Notice[] }[] = [
  { event: 'request', notices: [mailed('customer', 'bookingRequested'), mailed('sitter', 'newRequest')] },
  {
    event: 'assign',
    notices: [
      mailed('customer', 'bookingAssigned'),
      mailed('sitter', 'newRequest'),
      mailed('formerSitter', 'bookingCancelled'),
    ],
  },
  { event: 'accept', notices: [mailed('customer', 'bookingAccepted')] },
  { event: 'confirmPrice', notices: [mailed('customer', 'priceConfirmed'), mailed('sitter', 'priceConfirmed')] },
  { event: 'decline', to: 'cancelled', notices: [mailed('customer', 'bookingDeclined')] },
  { event: 'decline', to: 'pending', notices: [shown('customer', 'sitterWithdrew')] },
  { event: 'cancel', notices: [mailed('customer', 'bookingCancelled'), mailed('sitter', 'bookingCancelled')] },
  { event: 'expire', notices: [mailed('customer', 'bookingExpired'), mailed('sitter', 'bookingExpired')] },
  { event: 'paymentExpired', notices: [mailed('customer', 'bookingExpired')] },
  { event: 'complete', notices: [shown('customer', 'reviewRequested'), shown('sitter', 'reviewRequested')] },
];

/** The notices of one transition. */
export const noticesOf = ({ event, to }: Transition): readonly Notice[] =>
  NOTICES.filter((row) => row.event === event && (row.to ?? to) === to).flatMap(({ notices }) => notices);
