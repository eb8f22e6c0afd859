import type { Language } from '@patas/shared/i18n/languages';
import type { MailData } from '@patas/shared/mail/data';
import type { Mail, MailTemplate } from '@patas/shared/mail/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../../lib/documents.ts';

/** One mail to send: what {@link queueMail} needs. */
export interface MailOrder<T extends MailTemplate> {
  to: string;
  template: T;
  locale: Language;
  /** What the template needs, all of it text. */
  data: MailData<T>;
}

const queued = <T extends MailTemplate>({ to, template, locale, data }: MailOrder<T>, now: Date): Mail => ({
  to,
  template,
  locale,
  data,
  state: 'queued',
  attempts: 0,
  error: null,
  createdAt: now,
  sentAt: null,
});

/** Queues a mail in the transaction that causes it: sent when, and only when, that commits. */
export function queueMail<T extends MailTemplate>(tx: Transaction, order: MailOrder<T>, now: Date): void {
  tx.create(collections.mail().doc(), queued(order, now));
}

/** Queues a mail by itself: for account mails, which change no document. */
export async function queueMailNow<T extends MailTemplate>(order: MailOrder<T>, now: Date): Promise<void> {
  await collections.mail().add(queued(order, now));
}
