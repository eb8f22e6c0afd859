import { requestBooking as call } from '@patas/shared/calls/request-booking';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Caller } from '../../functions/src/lib/caller.ts';
import { collections } from '../../functions/src/lib/documents.ts';
import { Refusal } from '../../functions/src/lib/refusal.ts';
import { requestBooking } from '../../functions/src/services/bookings/request-booking.ts';
import { attempt } from './lib/call.ts';
import { mailsTo, rangesOf, traceOf } from './lib/look.ts';
import { newPerson, type Person } from './lib/people.ts';
import { newService, newSitter, offered, requestFor, stay } from './lib/world.ts';

const crowd = (size: number): Promise<Person[]> => Promise.all(Array.from({ length: size }, () => newPerson()));

const caller = ({ uid, email }: Person): Caller => ({ uid, email, claims: {}, checkSession: async () => {} });

/** `ok` or the code of the refusal; a fault stays a fault. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'ok';
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

const countOf = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]));

/** Exactly one booking exists, whole, and nothing of the others. */
async function expectOneWhole(sitterId: string, people: readonly Person[]): Promise<void> {
  const ranges = await rangesOf(sitterId);
  expect(ranges).toHaveLength(1);
  const bookings = await collections.bookings().where('sitterId', '==', sitterId).get();
  expect(bookings.docs.map(({ id }) => id)).toEqual([ranges[0]?.id]);
  const trace = await traceOf(ranges[0]?.id ?? '');
  expect(trace.events).toHaveLength(1);
  expect(trace.access).toBeDefined();
  const mails = await Promise.all(people.map(({ email }) => mailsTo(email)));
  expect(mails.flat()).toHaveLength(1);
}

test('of 50 who ask at once for one sitter and the same dates, exactly one wins', { timeout: 180_000 }, async () => {
  const service = await newService();
  const sitter = await newSitter({ [service.id]: offered });
  const people = await crowd(50);
  const outcomes = await Promise.all(
    people.map((person) =>
      outcome(requestBooking(z.parse(call.input, requestFor(service, sitter.id)), caller(person))),
    ),
  );
  expect(countOf(outcomes)).toEqual({ ok: 1, 'sitter-busy': 49 });
  await expectOneWhole(sitter.id, people);
});

test('the same of 50 calls over HTTP, served by several programs at a time', { timeout: 180_000 }, async () => {
  const service = await newService();
  const sitter = await newSitter({ [service.id]: offered });
  const people = await crowd(50);
  const answers = await Promise.all(people.map((person) => attempt(call, requestFor(service, sitter.id), person)));
  expect(countOf(answers.map((answer) => (answer.ok ? 'ok' : (answer.reason ?? answer.status))))).toEqual({
    ok: 1,
    'sitter-busy': 49,
  });
  await expectOneWhole(sitter.id, people);
});

test('different dates of one sitter all win, however many ask at once', { timeout: 180_000 }, async () => {
  const service = await newService();
  const sitter = await newSitter({ [service.id]: offered });
  const people = await crowd(8);
  const outcomes = await Promise.all(
    people.map((person, index) => {
      const request = requestFor(service, sitter.id, stay(10 + index * 2, 2));
      return outcome(requestBooking(z.parse(call.input, request), caller(person)));
    }),
  );
  expect(countOf(outcomes)).toEqual({ ok: 8 });
  expect(await rangesOf(sitter.id)).toHaveLength(8);
});

test('one customer sending the same request many times at once makes one booking', { timeout: 120_000 }, async () => {
  const service = await newService();
  const sitter = await newSitter({ [service.id]: offered });
  const person = await newPerson();
  const input = z.parse(call.input, requestFor(service, sitter.id));
  const answers = await Promise.all(Array.from({ length: 6 }, () => requestBooking(input, caller(person))));
  expect(new Set(answers.map(({ bookingId }) => bookingId)).size).toBe(1);
  await expectOneWhole(sitter.id, [person]);
});

test('at most 3 open requests for overlapping dates, however many are sent at once', { timeout: 120_000 }, async () => {
  const service = await newService();
  const person = await newPerson();
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      outcome(requestBooking(z.parse(call.input, requestFor(service, null, stay(10 + index, 10))), caller(person))),
    ),
  );
  expect(countOf(outcomes)).toEqual({ ok: 3, 'too-many-requests-overlapping': 3 });
});

test('at most 10 open requests in all, however many are sent at once', { timeout: 120_000 }, async () => {
  const service = await newService();
  const person = await newPerson();
  const send = (index: number) =>
    outcome(requestBooking(z.parse(call.input, requestFor(service, null, stay(10 + index * 3, 2))), caller(person)));
  const first: string[] = [];
  for (let index = 0; index < 8; index += 1) first.push(await send(index));
  const rest = await Promise.all([8, 9, 10, 11].map(send));
  expect(countOf([...first, ...rest])).toEqual({ ok: 10, 'too-many-requests-open': 2 });
});

test('a customer may send 20 requests an hour', { timeout: 120_000 }, async () => {
  const service = await newService();
  const person = await newPerson();
  const earlier = new Date();
  const outcomes: string[] = [];
  for (let index = 0; index < 21; index += 1) {
    const input = z.parse(call.input, requestFor(service, null, stay(10 + index * 3, 2)));
    outcomes.push(await outcome(requestBooking(input, caller(person), earlier)));
    const mine = await collections.bookings().where('customerId', '==', person.uid).get();
    for (const { ref } of mine.docs) await ref.update({ status: 'cancelled' });
  }
  expect(countOf(outcomes)).toEqual({ ok: 20, 'rate-limited': 1 });
});
