import { DAY_MS } from '@patas/shared/time/lisbon';
import { expect, test } from 'vitest';
import { runClock } from '../../functions/src/services/bookings/run-clock.ts';
import { force, move, newStory } from './lib/bookings.ts';
import { mailsTo, notificationsOf, rangesOf, traceOf } from './lib/look.ts';

const past = (ms: number) => new Date(Date.now() - ms);

test('requests nobody answered expire: dates freed, both sides told', async () => {
  const overdue = await newStory();
  const waiting = await newStory();
  await force(overdue.bookingId, { expiresAt: past(1000) });
  const { failed } = await runClock(new Date());
  expect(failed).toBe(0);
  const { booking, events } = await traceOf(overdue.bookingId);
  expect(booking).toMatchObject({ status: 'cancelled', cancelledBy: 'clock' });
  expect(events.at(-1)).toMatchObject({ event: 'expire', actor: 'clock', actorId: null });
  expect(await rangesOf(overdue.sitter.id)).toEqual([]);
  expect((await mailsTo(overdue.customer.email)).at(-1)?.template).toBe('bookingExpired');
  expect((await mailsTo(overdue.sitter.person.email)).at(-1)?.template).toBe('bookingExpired');
  expect((await traceOf(waiting.bookingId)).booking?.status).toBe('pending');
});

test('a checkout nobody finished is over', async () => {
  const { bookingId, sitter } = await newStory();
  await force(bookingId, { status: 'awaiting_payment', expiresAt: past(1000) });
  await runClock(new Date());
  expect((await traceOf(bookingId)).booking?.status).toBe('cancelled');
  expect(await rangesOf(sitter.id)).toEqual([]);
});

test('paid stays are completed two days after their end, and reviews are asked for', async () => {
  const [over, recent] = [await newStory(), await newStory()];
  for (const { bookingId, sitter } of [over, recent]) await move(bookingId, sitter.person, 'accept');
  const paid = { status: 'in_progress', paymentStatus: 'paid', paidCents: 7000, startTs: past(9 * DAY_MS) } as const;
  await force(over.bookingId, { ...paid, endTs: past(2 * DAY_MS + 1000) });
  await force(recent.bookingId, { ...paid, endTs: past(DAY_MS) });
  await runClock(new Date());
  const { booking } = await traceOf(over.bookingId);
  expect(booking?.status).toBe('completed');
  expect(booking?.completedAt).toBeInstanceOf(Date);
  for (const uid of [over.customer.uid, over.sitter.person.uid])
    expect((await notificationsOf(uid)).map(({ kind }) => kind)).toContain('reviewRequested');
  expect((await traceOf(recent.bookingId)).booking?.status).toBe('in_progress');
});

test('running twice at once changes each booking once', async () => {
  const { bookingId, customer } = await newStory();
  await force(bookingId, { expiresAt: past(1000) });
  await Promise.all([runClock(new Date()), runClock(new Date())]);
  expect((await traceOf(bookingId)).events.map(({ event }) => event)).toEqual(['request', 'expire']);
  expect((await mailsTo(customer.email)).map(({ template }) => template)).toEqual([
    'bookingRequested',
    'bookingExpired',
  ]);
});
