import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../i18n/languages.ts';

/** Every mail the product sends; texts in the `mail` catalogue under the same key. */
export const MAIL_TEMPLATES = [
  'verifyEmail',
  'resetPassword',
  'applicationReceived',
  'sitterInvitation',
  'applicationRejected',
  'bookingRequested',
  'newRequest',
  'bookingAssigned',
  'bookingAccepted',
  'priceConfirmed',
  'bookingDeclined',
  'bookingCancelled',
  'bookingExpired',
  'newMessage',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/**
 * `mail/{id}`: the queue. Data holds what the template needs (data.ts), as strings. The delivery adds `claimedAt` when
 * it takes a mail and `retryAt` when it failed; writers leave both out.
 */
export const mailSchema = z.object({
  to: z.email(),
  template: z.enum(MAIL_TEMPLATES),
  locale: z.enum(LANGUAGE_CODES),
  data: z.record(z.string(), z.string()),
  state: z.enum(['queued', 'sending', 'sent', 'failed']),
  attempts: z.int(),
  error: z.nullable(z.string()),
  createdAt: z.date(),
  sentAt: z.nullable(z.date()),
  claimedAt: z.optional(z.nullable(z.date())),
  retryAt: z.optional(z.nullable(z.date())),
});
export type Mail = z.output<typeof mailSchema>;
