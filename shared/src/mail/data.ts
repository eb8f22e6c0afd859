import type { MailTemplate } from './schema.ts';

const account = ['name', 'link'] as const;
/**
 * All texts in the receiver's language: `otherName` is the other side's name ('' when there is none yet), `dates` and
 * `amount` are formatted, `link` leads to the booking, `reason` is '' unless somebody gave one.
 */
const booking = ['name', 'otherName', 'serviceName', 'dates', 'amount', 'reference', 'link', 'reason'] as const;

/**
 * What each template needs in `mail/{id}.data`; `name` is the receiver's, `existing` is 'yes' when the sitter had an account with a
 * password before, else ''. Who gets it: the person themselves (verifyEmail,
 * resetPassword), the applicant (applicationReceived, applicationRejected), the new sitter (sitterInvitation), the customer
 * (bookingRequested, bookingAssigned, bookingAccepted, bookingDeclined), the sitter (newRequest), either side
 * (priceConfirmed, bookingCancelled, bookingExpired, newMessage).
 */
export const MAIL_DATA = {
  verifyEmail: account,
  resetPassword: account,
  applicationReceived: account,
  sitterInvitation: [...account, 'existing'],
  applicationRejected: [...account, 'reason'],
  bookingRequested: booking,
  newRequest: booking,
  bookingAssigned: booking,
  bookingAccepted: booking,
  priceConfirmed: booking,
  bookingDeclined: booking,
  bookingCancelled: booking,
  bookingExpired: booking,
  newMessage: ['name', 'otherName', 'reference', 'link'],
} as const satisfies Record<MailTemplate, readonly string[]>;

export type MailData<T extends MailTemplate = MailTemplate> = Record<(typeof MAIL_DATA)[T][number], string>;
