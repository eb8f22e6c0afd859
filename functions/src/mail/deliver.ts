import type { Mail, MailTemplate } from '@patas/shared/mail/schema';
import { FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { db } from '../lib/app.ts';
import { documents } from '../lib/documents.ts';
import { letterHtml } from './html.ts';
import { letterOf } from './letter.ts';
import { letterText } from './text.ts';
import { sender, transport } from './transport.ts';

/** A mail is tried this often, after the pauses below, then it has failed for good and stays for the back office to see. */
export const MAX_ATTEMPTS = 5;
export const PAUSES_MS = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000] as const;

/** Mails whose link opens an account: it is not kept once it is sent. */
const SECRET_LINKS: readonly MailTemplate[] = ['verifyEmail', 'resetPassword', 'sitterInvitation'];

/** Takes a mail for sending; null when somebody else has it, it is done, or its next attempt is not due. */
async function claim(id: string, now: Date): Promise<Mail | null> {
  return db().runTransaction(async (tx) => {
    const mail = (await tx.get(documents.mail(id))).data();
    if (mail?.state !== 'queued' || (mail.retryAt && mail.retryAt > now)) return null;
    const attempts = mail.attempts + 1;
    tx.update(documents.mail(id), { state: 'sending', attempts, claimedAt: now });
    return { ...mail, attempts };
  });
}

async function send(id: string, mail: Mail): Promise<void> {
  const letter = letterOf(mail);
  const from = sender();
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  await (await transport()).sendMail({
    from,
    to: mail.to,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    // The same mail sent twice after a crash is one mail to most mailboxes.
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
  });
}

/** A refused address stays refused; anything else, a wrong password for the mail server included, may be put right. */
function isHopeless(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}

async function note(id: string, mail: Mail, error: unknown, now: Date): Promise<void> {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const pause = PAUSES_MS[mail.attempts - 1];
  const over = pause === undefined || mail.attempts >= MAX_ATTEMPTS || isHopeless(error);
  logger.warn('a mail was not sent', { mailId: id, attempts: mail.attempts, over });
  await documents.mail(id).update({
    state: over ? 'failed' : 'queued',
    error: message,
    retryAt: over ? null : new Date(now.getTime() + pause),
  });
}

/**
 * Sends `mail/{id}` if it is due: queued → sending → sent, or back to queued with a later `retryAt`, after
 * {@link MAX_ATTEMPTS} failed. The claim is a transaction, so of many deliveries of one event one sends. Does not throw
 * when the mail server refuses; throws when Firestore does, so that the event comes again.
 */
export async function deliver(id: string, now = new Date()): Promise<void> {
  const mail = await claim(id, now);
  if (!mail) return;
  try {
    await send(id, mail);
  } catch (error) {
    return note(id, mail, error, now);
  }
  const secret = SECRET_LINKS.includes(mail.template) ? { 'data.link': FieldValue.delete() } : {};
  await db()
    .doc(documents.mail(id).path)
    .update({ state: 'sent', sentAt: new Date(), error: null, retryAt: null, ...secret });
}
