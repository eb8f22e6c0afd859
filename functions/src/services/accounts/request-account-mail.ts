import { setTimeout as after } from 'node:timers/promises';
import type { CallOutput, CallParsed } from '@patas/shared/calls/call';
import type { requestAccountMail as call } from '@patas/shared/calls/request-account-mail';
import type { Language } from '@patas/shared/i18n/languages';
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../../lib/app.ts';
import type { Caller } from '../../lib/caller.ts';
import { documents } from '../../lib/documents.ts';
import { Refusal } from '../../lib/refusal.ts';
import { resetLink, verifyLink } from '../mail/links.ts';
import { queueMailNow } from '../mail/queue-mail.ts';
import { spendOne } from '../rate-limit.ts';
import { findAccount } from './link-account.ts';

type Input = CallParsed<typeof call>;

/** A reset takes this long, account or not, so that the clock does not tell who has one. */
const RESET_TAKES_MS = 800;

async function send(
  { uid, email, displayName }: UserRecord,
  template: 'verifyEmail' | 'resetPassword',
  locale: Language,
  makeLink: (email: string, locale: Language) => Promise<string>,
  now: Date,
): Promise<void> {
  if (!email) return;
  const [profile, link] = await Promise.all([documents.user(uid).get(), makeLink(email, locale)]);
  const name = profile.data()?.fullName || displayName || '';
  await queueMailNow({ to: email, template, locale, data: { name, link } }, now);
}

async function sendVerification(caller: Caller, locale: Language, now: Date): Promise<void> {
  const account = await auth().getUser(caller.uid);
  if (account.emailVerified || !account.email) return;
  await spendOne('accountMailTo', account.email, now);
  await send(account, 'verifyEmail', locale, verifyLink, now);
}

async function sendReset(email: string, locale: Language, now: Date): Promise<void> {
  await spendOne('accountMailTo', email, now);
  const sending = async () => {
    const account = await findAccount(email);
    if (account && !account.disabled) await send(account, 'resetPassword', locale, resetLink, now);
  };
  await Promise.all([sending(), after(RESET_TAKES_MS)]);
}

/** {@link call}: a mail with a link to confirm an address or to set a password; rate-limited by the address mailed and by the caller's. */
export async function requestAccountMail(
  input: Input,
  caller: Caller | null,
  address: string | null,
  now = new Date(),
): Promise<CallOutput<typeof call>> {
  if (input.kind === 'verify' && !caller) throw new Refusal('sign-in-required');
  await spendOne('accountMailFromAddress', address, now);
  if (input.kind === 'reset') await sendReset(input.email, input.locale, now);
  else if (caller) await sendVerification(caller, input.locale, now);
  return { ok: true };
}
