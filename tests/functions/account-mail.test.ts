import { randomInt } from 'node:crypto';
import { requestAccountMail } from '@patas/shared/calls/request-account-mail';
import { expect, test } from 'vitest';
import { auth } from '../../functions/src/lib/app.ts';
import { refused, succeed } from './lib/call.ts';
import { storefrontOrigin } from './lib/env.ts';
import { redeem } from './lib/identity.ts';
import { mailedLink } from './lib/inbox.ts';
import { mailsTo } from './lib/look.ts';
import { newEmail, newPerson, signIn } from './lib/people.ts';

test('the mail after sign-up confirms the address', async () => {
  const person = await newPerson({ verified: false });
  await succeed(requestAccountMail, { kind: 'verify', locale: 'fr' }, person);
  const [mail] = await mailsTo(person.email);
  expect(mail).toMatchObject({ template: 'verifyEmail', locale: 'fr', data: { name: 'Ana Customer' } });
  const link = await mailedLink(person.email, 'mode=verify');
  expect(link.href.startsWith(`${storefrontOrigin()}/fr/auth?mode=verify&`)).toBe(true);
  await redeem('update', { oobCode: link.searchParams.get('oobCode') ?? '' });
  expect((await auth().getUser(person.uid)).emailVerified).toBe(true);
  await succeed(requestAccountMail, { kind: 'verify', locale: 'fr' }, person);
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('the mail for a forgotten password sets a new one', async () => {
  const person = await newPerson();
  await succeed(requestAccountMail, { kind: 'reset', email: person.email.toUpperCase(), locale: 'es' });
  const [mail] = await mailsTo(person.email);
  expect(mail).toMatchObject({ template: 'resetPassword', locale: 'es' });
  const link = await mailedLink(person.email, 'reset=true');
  expect(link.href.startsWith(`${storefrontOrigin()}/es/auth?reset=true&`)).toBe(true);
  await redeem('resetPassword', { oobCode: link.searchParams.get('oobCode') ?? '', newPassword: 'another-one' });
  await signIn(person.email, 'another-one');
});

test('nobody learns from a reset who has an account', async () => {
  const timed = async (email: string) => {
    const begun = performance.now();
    const answer = await succeed(requestAccountMail, { kind: 'reset', email, locale: 'en' });
    return { answer, took: performance.now() - begun };
  };
  /** The best of three: what a busy machine adds says nothing about the call. */
  const best = async (email: string) => {
    const runs = [await timed(email), await timed(email), await timed(email)];
    return { answer: runs[0]?.answer, took: Math.min(...runs.map(({ took }) => took)) };
  };
  const unknown = newEmail();
  const person = await newPerson();
  const [one, other] = [await best(unknown), await best(person.email)];
  expect(one.answer).toEqual(other.answer);
  expect(Math.abs(one.took - other.took)).toBeLessThan(300);
  expect(await mailsTo(unknown)).toEqual([]);
});

test('a verification asks for a session', async () => {
  expect((await refused(requestAccountMail, { kind: 'verify', locale: 'en' })).reason).toBe('sign-in-required');
  expect((await refused(requestAccountMail, { kind: 'other', locale: 'en' })).reason).toBe('invalid-input');
});

test('5 mails an hour to one address, account or not', async () => {
  for (const email of [newEmail(), (await newPerson()).email]) {
    const send = { kind: 'reset', email, locale: 'en' } as const;
    await Promise.all([1, 2].map(() => succeed(requestAccountMail, send)));
    for (let count = 0; count < 3; count += 1) await succeed(requestAccountMail, send);
    expect((await refused(requestAccountMail, send)).reason).toBe('rate-limited');
  }
});

test('20 mails an hour from one address', async () => {
  const address = `198.51.100.${randomInt(255)}`;
  const person = await newPerson({ verified: true });
  const ask = { kind: 'verify', locale: 'en' } as const;
  for (let count = 0; count < 20; count += 1) await succeed(requestAccountMail, ask, { ...person, address });
  expect((await refused(requestAccountMail, ask, { ...person, address })).reason).toBe('rate-limited');
});
