import type { MailTemplate } from './schema.ts';

const account = ['name', 'link'] as const;
/**
 * `service` is the name in the receiver's language; `start` and `end` are ISO instants; `bookingId` becomes the link,
 * `amountCents` (integer cents) the price. The mail function formats all of them for the receiver.
 */
const booking = ['name', 'bookingId', 'reference', 'service', 'start', 'end'] as const;

/**
 * What each template needs in `mail/{id}.data`, as strings; `name` is the receiver's. Who gets it, beside account mail:
 * the applicant (applicationReceived, applicationRejected), the new sitter (sitterInvitation), the customer
 * (bookingRequested, bookingAccepted, priceConfirmed, bookingDeclined), the sitter (newRequest, bookingAssigned), the
 * side or sides who did not cause it (bookingCancelled, bookingExpired, newMessage).
 */
export const MAIL_DATA = {
  verifyEmail: account,
  resetPassword: account,
  applicationReceived: ['name'],
  sitterInvitation: account,
  applicationRejected: ['name', 'reason'],
  bookingRequested: [...booking, 'amountCents'],
  newRequest: [...booking, 'customer', 'amountCents'],
  bookingAssigned: [...booking, 'customer', 'amountCents'],
  bookingAccepted: [...booking, 'sitter', 'amountCents'],
  priceConfirmed: [...booking, 'sitter', 'amountCents'],
  bookingDeclined: [...booking, 'sitter'],
  bookingCancelled: [...booking, 'reason'],
  bookingExpired: booking,
  newMessage: ['name', 'bookingId', 'reference', 'sender'],
} as const satisfies Record<MailTemplate, readonly string[]>;

export type MailData<T extends MailTemplate = MailTemplate> = Record<(typeof MAIL_DATA)[T][number], string>;
