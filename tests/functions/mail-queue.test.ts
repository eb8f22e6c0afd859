import type { Mail } from '@patas/shared/mail/schema';
import { paths } from '@patas/shared/paths';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '../../functions/src/lib/app.ts';
import { documents } from '../../functions/src/lib/documents.ts';
import { deliver, MAX_ATTEMPTS, PAUSES_MS } from '../../functions/src/mail/deliver.ts';
import { sweepMail } from '../../functions/src/mail/sweep.ts';
import { storefrontOrigin } from './lib/env.ts';
import { newEmail } from './lib/people.ts';
import { newId } from './lib/sitters.ts';

/** Nobody listens there. */
const NOWHERE = 'smtp://127.0.0.1:1';
const SERVER = process.env.SMTP_URL ?? '';
const INBOX = process.env.INBOX_ORIGIN ?? '';
/** Mails of these tests are due then, so that the platform's own delivery leaves them alone. */
const DUE = new Date(Date.now() + 90 * 86_400_000);
const later = (ms: number) => new Date(DUE.getTime() + ms);

beforeEach(() => {
  process.env.SMTP_URL = SERVER;
});
afterAll(() => {
  process.env.SMTP_URL = SERVER;
});

interface Arrived {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  to: { address: string }[];
}

async function arrived(address: string): Promise<Arrived[]> {
  const all = (await (await fetch(`${INBOX}/email`)).json()) as Arrived[];
  return all.filter(({ to }) => to.some((receiver) => receiver.address === address));
}

async function queue(fields: Partial<Mail> = {}): Promise<{ id: string; to: string }> {
  const to = newEmail('mail');
  const id = newId('mail');
  await documents.mail(id).set({
    to,
    template: 'resetPassword',
    locale: 'de',
    data: { name: 'Ana', link: `${storefrontOrigin()}/de/auth?oobCode=secret` },
    state: 'queued',
    attempts: 0,
    error: null,
    createdAt: new Date(),
    sentAt: null,
    retryAt: DUE,
    ...fields,
  });
  return { id, to };
}

const stateOf = async (id: string) => (await documents.mail(id).get()).data();

test('a queued mail arrives in its receiver’s language, and its secret link is not kept', async () => {
  const { id, to } = await queue({ retryAt: null });
  await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1 }), 20_000);
  const [mail] = await arrived(to);
  expect(mail?.subject).toBe('Neues Passwort festlegen');
  expect(mail?.text).toContain('oobCode=secret');
  expect(mail?.html).toContain('Hallo Ana,');
  expect(mail?.headers['auto-submitted']).toBe('auto-generated');
  expect((await stateOf(id))?.data).toEqual({ name: 'Ana' });
});

test('of many deliveries of one event one sends', async () => {
  const { id, to } = await queue();
  await Promise.all(Array.from({ length: 6 }, () => deliver(id, DUE)));
  await deliver(id, later(1));
  expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1, error: null });
  expect(await arrived(to)).toHaveLength(1);
});

test('a mail server that is away is tried again later and later, then the mail has failed and says why', async () => {
  process.env.SMTP_URL = NOWHERE;
  const { id, to } = await queue();
  let now = DUE;
  for (const [index, pause] of PAUSES_MS.entries()) {
    await deliver(id, now);
    expect(await stateOf(id)).toMatchObject({ state: 'queued', attempts: index + 1 });
    await deliver(id, new Date(now.getTime() + pause - 1));
    expect((await stateOf(id))?.attempts).toBe(index + 1);
    now = new Date(now.getTime() + pause);
  }
  await deliver(id, now);
  const failed = await stateOf(id);
  expect(failed).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS, sentAt: null });
  expect(failed?.error).toMatch(/ECONNREFUSED/);
  process.env.SMTP_URL = SERVER;
  await sweepMail(later(86_400_000));
  expect(await arrived(to)).toEqual([]);
});

test('the sweep sends what is due and leaves the rest', async () => {
  process.env.SMTP_URL = NOWHERE;
  const { id, to } = await queue();
  await deliver(id, DUE);
  process.env.SMTP_URL = SERVER;
  await sweepMail(later(1_000));
  expect(await stateOf(id)).toMatchObject({ state: 'queued', attempts: 1 });
  await sweepMail(later(PAUSES_MS[0]));
  expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 2, error: null });
  expect(await arrived(to)).toHaveLength(1);
});

test('a delivery that crashed goes back to the queue, one under way does not', async () => {
  const crashed = await queue({ state: 'sending', attempts: 1, retryAt: null, claimedAt: later(-11 * 60_000) });
  const busy = await queue({ state: 'sending', attempts: 1, retryAt: null, claimedAt: later(-60_000) });
  await sweepMail(DUE);
  expect(await stateOf(crashed.id)).toMatchObject({ state: 'sent', attempts: 2 });
  expect(await stateOf(busy.id)).toMatchObject({ state: 'sending', attempts: 1 });
  await db().doc(paths.mailItem(busy.id)).delete();
});

test('a mail that does not exist is nothing to do', async () => {
  await expect(deliver(newId('mail'), DUE)).resolves.toBeUndefined();
});
