import { randomUUID } from 'node:crypto';
import { markRead } from '@patas/shared/calls/mark-read';
import { postMessage } from '@patas/shared/calls/post-message';
import { paths } from '@patas/shared/paths';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/lib/app.ts';
import { newStory } from './lib/bookings.ts';
import { attempt, refused, succeed } from './lib/call.ts';
import { mailsTo, traceOf } from './lib/look.ts';
import { newPerson, type Person } from './lib/people.ts';

let admin: Person;
beforeAll(async () => {
  admin = await newPerson({ name: 'Ines Admin', admin: true });
});

const say = (bookingId: string, person: Person, content: string, requestId: string = randomUUID()) =>
  succeed(postMessage, { bookingId, content, requestId }, person);

const newMessages = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === 'newMessage').map(({ data }) => data);

const threadOf = async (bookingId: string) =>
  (await db().collection(paths.messages(bookingId)).orderBy('createdAt').get()).docs.map((message) => message.data());

test('a message reaches the thread, counts as unread, and mails once until it is read', async () => {
  const { bookingId, sitter, customer } = await newStory();
  const { message } = await say(bookingId, customer, ' \u200b Olá, Rui! \n');
  expect(message).toMatchObject({ senderId: customer.uid, content: 'Olá, Rui!' });
  await say(bookingId, customer, 'Bolota likes long walks.');
  expect(await threadOf(bookingId)).toMatchObject([
    { sender: 'customer', content: 'Olá, Rui!', bookingId },
    { sender: 'customer', content: 'Bolota likes long walks.' },
  ]);
  expect((await traceOf(bookingId)).booking?.unread).toEqual({ customer: 0, sitter: 2 });
  const [mail, ...more] = await newMessages(sitter.person.email);
  expect(mail).toMatchObject({ otherName: 'Ana Customer', name: 'Rui Sitter' });
  expect(JSON.stringify(mail)).not.toContain('Olá, Rui');
  expect(more).toEqual([]);

  await succeed(markRead, { bookingId }, sitter.person);
  expect((await traceOf(bookingId)).booking?.unread).toEqual({ customer: 0, sitter: 0 });
  await say(bookingId, customer, 'Are you there?');
  expect(await newMessages(sitter.person.email)).toHaveLength(2);
  await say(bookingId, sitter.person, 'I am.');
  expect((await traceOf(bookingId)).booking?.unread).toEqual({ customer: 1, sitter: 1 });
  expect(await newMessages(customer.email)).toMatchObject([{ otherName: 'Rui Sitter' }]);
});

test('the same requestId is the same message', async () => {
  const { bookingId, customer } = await newStory();
  const requestId = randomUUID();
  const first = await say(bookingId, customer, 'Once.', requestId);
  expect(await say(bookingId, customer, 'Once.', requestId)).toEqual(first);
  expect(await threadOf(bookingId)).toHaveLength(1);
  expect((await traceOf(bookingId)).booking?.unread.sitter).toBe(1);
});

test('an admin writes to both sides', async () => {
  const { bookingId, sitter, customer } = await newStory();
  await say(bookingId, admin, 'May we help?');
  expect((await traceOf(bookingId)).booking?.unread).toEqual({ customer: 1, sitter: 1 });
  for (const email of [customer.email, sitter.person.email])
    expect(await newMessages(email)).toMatchObject([{ otherName: 'Patas da Prata' }]);
  await succeed(markRead, { bookingId }, admin);
  expect((await traceOf(bookingId)).booking?.unread).toEqual({ customer: 1, sitter: 1 });
});

test('messages of nothing, or of too much, are refused', async () => {
  const { bookingId, customer } = await newStory();
  for (const content of ['', ' \n\t', '\u200b\u2060\ufeff', '\u3164', 'x'.repeat(2001)])
    expect(await refused(postMessage, { bookingId, content, requestId: randomUUID() }, customer)).toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: { reason: 'invalid-input', fields: ['content'] },
    });
  expect((await say(bookingId, customer, '🐕'.repeat(2000))).message.content).toHaveLength(4000);
});

test('only the people of a booking write and read', async () => {
  const { bookingId } = await newStory();
  const stranger = await newPerson();
  const message = { bookingId, content: 'Hello', requestId: randomUUID() };
  expect((await refused(postMessage, message, stranger)).reason).toBe('no-booking-access');
  expect((await refused(markRead, { bookingId }, stranger)).reason).toBe('no-booking-access');
  expect((await refused(postMessage, message)).reason).toBe('sign-in-required');
  expect((await refused(markRead, { bookingId })).reason).toBe('sign-in-required');
  expect((await refused(postMessage, { ...message, bookingId: 'NOSUCH' }, stranger)).reason).toBe('booking-not-found');
  expect((await refused(markRead, { bookingId: 'NOSUCH' }, stranger)).reason).toBe('booking-not-found');
  expect((await refused(markRead, { bookingId: '../users' }, stranger)).reason).toBe('invalid-input');
});

test('30 messages a minute, then a pause', async () => {
  const { bookingId, customer } = await newStory();
  let answer = await attempt(postMessage, { bookingId, content: 'wow', requestId: randomUUID() }, customer);
  let sent = 0;
  while (answer.ok && sent < 40) {
    sent += 1;
    answer = await attempt(postMessage, { bookingId, content: 'wow', requestId: randomUUID() }, customer);
  }
  expect(sent).toBe(30);
  expect(answer).toMatchObject({ http: 429, status: 'RESOURCE_EXHAUSTED', reason: 'rate-limited' });
  expect((await traceOf(bookingId)).booking?.unread.sitter).toBe(30);
});
