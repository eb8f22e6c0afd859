import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/lisbon.ts';
import {
  BOOKING_EVENTS,
  type BookingEvent,
  decide,
  type MachineBooking,
  type MachineInput,
  possibleEvents,
  TRANSITIONS,
} from './machine.ts';
import { ACTORS, type Actor, BOOKING_STATUSES, type BookingStatus } from './status.ts';

const NOW = new Date('2026-12-01T10:00:00Z');
const in_ = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const booking = (status: BookingStatus | null, more: Partial<MachineBooking> = {}): MachineBooking => ({
  status,
  paymentStatus: 'unpaid',
  startTs: in_(240),
  endTs: in_(288),
  expiresAt: in_(72),
  ...more,
});
const ask = (
  status: BookingStatus | null,
  event: BookingEvent,
  actor: Actor,
  more: Partial<MachineBooking> = {},
  input: Partial<MachineInput> = {},
) => decide(booking(status, more), { event, actor, now: NOW, sitterId: 's', reason: 'because', ...input });

/** Design §4 once more, in another form: event actor from to. Everything that is not here must be refused. */
const ALLOWED = `
request customer - pending
checkout customer - awaiting_payment
paymentAuthorized stripe awaiting_payment pending
paymentExpired stripe awaiting_payment cancelled
paymentExpired clock awaiting_payment cancelled
assign admin pending assigned
assign admin assigned assigned
accept sitter pending confirmed
accept sitter assigned accepted
confirmPrice admin accepted confirmed
decline sitter pending cancelled
decline sitter assigned pending
cancel customer pending cancelled
cancel customer assigned cancelled
cancel customer accepted cancelled
cancel customer confirmed cancelled
cancel customer in_progress cancelled
cancel admin pending cancelled
cancel admin assigned cancelled
cancel admin accepted cancelled
cancel admin confirmed cancelled
cancel admin awaiting_payment cancelled
cancel admin awaiting_payment_review cancelled
cancel admin in_progress cancelled
submitProof customer confirmed awaiting_payment_review
rejectProof admin awaiting_payment_review confirmed
confirmPayment admin confirmed in_progress
confirmPayment admin awaiting_payment_review in_progress
confirmPayment stripe confirmed in_progress
confirmPayment stripe awaiting_payment_review in_progress
complete admin in_progress completed
complete clock in_progress completed
expire clock pending cancelled
expire clock assigned cancelled
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const expected = (event: string, actor: string, from: string) =>
  ALLOWED.find(([e, a, f]) => e === event && a === actor && f === from)?.[3] ?? null;

/** A moment at which the clock's own guards hold. */
const clockTime = (event: BookingEvent) => ({
  now: event === 'complete' ? in_(288 + 48) : event === 'expire' ? in_(72) : NOW,
});

describe('every status × event × actor', () => {
  const cases = [null, ...BOOKING_STATUSES].flatMap((from) =>
    BOOKING_EVENTS.flatMap((event) => ACTORS.map((actor) => ({ from, event, actor }))),
  );
  it.each(cases)('$actor: $event when $from', ({ from, event, actor }) => {
    const decision = ask(from, event, actor, {}, actor === 'clock' ? clockTime(event) : {});
    const to = expected(event, actor, from ?? '-');
    if (to) return expect(decision).toMatchObject({ ok: true, transition: { to } });
    const everAllowed = ALLOWED.some(([e, a]) => e === event && a === actor);
    return expect(decision).toEqual({ ok: false, code: everAllowed ? 'booking-wrong-state' : 'not-allowed' });
  });
  it('leaves nothing that was completed or cancelled', () => {
    expect(TRANSITIONS.filter(({ from }) => from === 'completed' || from === 'cancelled')).toEqual([]);
  });
});

describe('guards', () => {
  it('lets a customer cancel after an answer only before the start', () => {
    for (const status of ['assigned', 'accepted', 'confirmed', 'in_progress'] as const) {
      expect(ask(status, 'cancel', 'customer', { startTs: NOW })).toEqual({ ok: false, code: 'booking-started' });
      expect(ask(status, 'cancel', 'customer', { startTs: in_(0.001) })).toMatchObject({ ok: true });
    }
  });
  it('wants a reason from an admin who cancels or rejects a proof', () => {
    for (const reason of [undefined, '', '   ']) {
      expect(ask('confirmed', 'cancel', 'admin', {}, { reason })).toEqual({ ok: false, code: 'reason-required' });
      expect(ask('awaiting_payment_review', 'rejectProof', 'admin', {}, { reason })).toEqual({
        ok: false,
        code: 'reason-required',
      });
    }
  });
  it('wants a sitter for an assignment and a checkout', () => {
    expect(ask('pending', 'assign', 'admin', {}, { sitterId: null })).toEqual({ ok: false, code: 'sitter-required' });
    expect(ask(null, 'checkout', 'customer', {}, { sitterId: null })).toEqual({ ok: false, code: 'sitter-required' });
    expect(ask(null, 'request', 'customer', {}, { sitterId: null })).toMatchObject({ ok: true });
  });
  it('captures an authorised card when the sitter accepts', () => {
    const decision = ask('pending', 'accept', 'sitter', { paymentStatus: 'authorized' });
    expect(decision).toMatchObject({ ok: true, transition: { to: 'in_progress' } });
    expect(decision.ok && decision.transition.effects).toContain('captureCard');
    const plain = ask('pending', 'accept', 'sitter');
    expect(plain.ok && plain.transition.effects).not.toContain('captureCard');
  });
  it('lets the clock expire and complete on time, not before', () => {
    expect(ask('pending', 'expire', 'clock', {}, { now: in_(71.99) })).toEqual({
      ok: false,
      code: 'booking-wrong-state',
    });
    expect(ask('pending', 'expire', 'clock', {}, { now: in_(72) })).toMatchObject({ ok: true });
    const stayEnd = 288;
    expect(
      ask('in_progress', 'complete', 'clock', {}, { now: new Date(in_(stayEnd).getTime() + 2 * DAY_MS - 1) }),
    ).toMatchObject({ ok: false });
    expect(
      ask('in_progress', 'complete', 'clock', {}, { now: new Date(in_(stayEnd).getTime() + 2 * DAY_MS) }),
    ).toMatchObject({ ok: true });
  });
});

describe('effects', () => {
  it('free the dates and hide the phones whenever a booking ends without a stay', () => {
    for (const { to, effects } of TRANSITIONS.filter(({ to }) => to === 'cancelled')) {
      expect([to, effects]).toEqual(['cancelled', expect.arrayContaining(['freeDates', 'hideContacts'])]);
    }
  });
  it('refund in full only when an admin cancels, by policy when a customer does', () => {
    const refunding = TRANSITIONS.filter(
      ({ effects }) => effects.includes('refundInFull') || effects.includes('refundByPolicy'),
    );
    for (const { actor, effects } of refunding) expect(effects.includes('refundInFull')).toBe(actor === 'admin');
  });
  it('show the phones as soon as a booking leaves pending with a sitter', () => {
    for (const row of TRANSITIONS.filter(
      ({ from, to }) => from === 'pending' && to !== 'cancelled' && to !== 'pending',
    ))
      expect(row.effects).toContain('showContacts');
  });
});

describe('buttons', () => {
  it.each([
    ['customer', 'pending', ['cancel']],
    ['customer', 'confirmed', ['cancel', 'submitProof']],
    ['customer', 'completed', []],
    ['sitter', 'pending', ['accept', 'decline']],
    ['sitter', 'assigned', ['accept', 'decline']],
    ['sitter', 'confirmed', []],
    ['admin', 'pending', ['assign', 'cancel']],
    ['admin', 'accepted', ['confirmPrice', 'cancel']],
  ] as const)('%s, %s', (actor, status, events) => {
    expect(possibleEvents(booking(status), actor, NOW)).toEqual(events);
  });
  it('disappear for the customer once the stay has begun', () => {
    expect(possibleEvents(booking('in_progress', { startTs: in_(-1) }), 'customer', NOW)).toEqual([]);
  });
});
