import { TRANSITIONS, type Transition } from '@patas/shared/booking/machine';
import type { BusyRange } from '@patas/shared/booking/schedule';
import type { Booking } from '@patas/shared/booking/schema';
import type { BookingStatus } from '@patas/shared/booking/status';
import type { Sitter } from '@patas/shared/sitter/schema';
import { expect, test } from 'vitest';
import { Refusal } from '../../lib/refusal.ts';
import { applyTransition } from './apply.ts';
import { pruned } from './calendar.ts';
import type { Change } from './change.ts';
import { noticesOf } from './notices.ts';

const now = new Date('2026-06-01T10:00:00Z');
const start = new Date('2026-06-20T10:00:00Z');
const end = new Date('2026-06-22T10:00:00Z');

const sitter = (id: string) => ({
  id,
  record: {
    userId: `user-of-${id}`,
    name: id,
    photo: null,
    phone: '+351 920 000 002',
    verified: true,
    available: true,
    services: { walk: { customPriceCents: null, available: true } },
  } as unknown as Sitter,
});

const HOLDING: BookingStatus[] = ['pending', 'assigned', 'awaiting_payment'];

/** A change as it is read for one transition: booked or held with `rui` wherever the status has a sitter. */
function changeFor(transition: Transition): Change {
  const { from, event, actor } = transition;
  const rui = sitter('rui');
  const eva = sitter('eva');
  const booking = {
    customerId: 'ana',
    sitterId: 'rui',
    sitterUserId: 'user-of-rui',
    sitter: { name: 'rui', photo: null },
    serviceId: 'walk',
    startTs: start,
    endTs: end,
    amountCents: 7000,
    paidCents: from === 'in_progress' ? 7000 : 0,
    paymentStatus: from === 'in_progress' ? 'paid' : 'unpaid',
    status: from ?? 'pending',
    unread: { customer: 2, sitter: 3 },
  } as unknown as Booking;
  const range: BusyRange = { id: 'b1', kind: HOLDING.includes(from ?? 'pending') ? 'held' : 'booked', start, end };
  const calendarsRead = new Map<string, readonly BusyRange[]>([
    ['rui', from === null ? [] : [range]],
    ['eva', []],
  ]);
  return {
    id: 'b1',
    now,
    cause: { event, actor, actorId: 'someone', reason: 'because', amountCents: 6500 },
    before: from === null ? null : booking,
    access: { addressText: '', houseDetails: '', contactPhone: '+351 910 000 001' },
    former: from === null ? null : rui,
    sitter: event === 'assign' ? eva : rui,
    calendarsRead,
    booking,
    calendars: new Map(calendarsRead),
    contacts: undefined,
    money: [],
  };
}

const label = ({ event, actor, from, to }: Transition) => `${event} by ${actor}: ${from} → ${to}`;

test.for(TRANSITIONS.map((transition) => [label(transition), transition] as const))('%s', ([, transition]) => {
  const change = changeFor(transition);
  applyTransition(change, transition);
  const { booking, calendars } = change;
  expect(booking.status).toBe(transition.to);
  expect(booking.updatedAt).toEqual(now);
  const kinds = [...calendars].flatMap(([id, ranges]) => ranges.map(({ kind }) => [id, kind]));
  const over = booking.status === 'cancelled' || booking.sitterId === null;
  const kind = HOLDING.includes(booking.status) ? 'held' : 'booked';
  // Whatever happens, the stay is in its own sitter's calendar and nowhere else, or nowhere.
  expect(kinds).toEqual(over ? [] : [[booking.sitterId, kind]]);
  if (booking.status === 'cancelled') {
    expect(booking).toMatchObject({ cancelledAt: now, cancelledBy: transition.actor, cancelledReason: 'because' });
    expect(change.contacts).toBeNull();
  }
  const owed = transition.to === 'cancelled' && transition.from === 'in_progress';
  expect(change.money).toEqual(owed ? [{ kind: 'refund', amountCents: 7000 }] : []);
});

const find = (event: string, from: BookingStatus, actor?: string): Transition => {
  const found = TRANSITIONS.find(
    (one) => one.event === event && one.from === from && one.actor === (actor ?? one.actor),
  );
  if (!found) throw new Error(`no ${event} from ${from}`);
  return found;
};

test('another sitter has nothing unread and is named on the booking', () => {
  const change = changeFor(find('assign', 'assigned'));
  applyTransition(change, find('assign', 'assigned'));
  expect(change.booking).toMatchObject({ sitterId: 'eva', sitterUserId: 'user-of-eva', sitter: { name: 'eva' } });
  expect(change.booking.unread).toEqual({ customer: 2, sitter: 0 });
});

test('a sitter who became busy cannot be assigned', () => {
  const change = changeFor(find('assign', 'pending'));
  change.calendars.set('eva', [{ id: 'holiday', kind: 'blocked', start, end }]);
  expect(() => applyTransition(change, find('assign', 'pending'))).toThrow(new Refusal('sitter-busy'));
});

test('an authorised card is captured by acceptance and released by cancelling', () => {
  const paid = (transition: Transition) => {
    const change = changeFor(transition);
    change.booking = { ...change.booking, paymentStatus: 'authorized' };
    applyTransition(change, transition);
    return change.money;
  };
  const capturing = TRANSITIONS.find(({ effects }) => effects.includes('captureCard'));
  if (!capturing) throw new Error('nothing captures');
  expect(paid(capturing)).toEqual([{ kind: 'capture', amountCents: 7000 }]);
  expect(paid(find('decline', 'pending'))).toEqual([{ kind: 'release', amountCents: 7000 }]);
  expect(paid(find('expire', 'pending'))).toEqual([{ kind: 'release', amountCents: 7000 }]);
});

test('a decline without words is recorded in those of the house', () => {
  const spoken = changeFor(find('decline', 'pending'));
  const quiet: Change = { ...spoken, cause: { ...spoken.cause, reason: null } };
  applyTransition(quiet, find('decline', 'pending'));
  expect(quiet.booking.cancelledReason).toBe('Declined by sitter');
});

test('calendars forget what ended more than 30 days ago', () => {
  const day = 86_400_000;
  const range = (id: string, ended: number): BusyRange => ({
    id,
    kind: 'booked',
    start: new Date(ended - day),
    end: new Date(ended),
  });
  const old = range('old', now.getTime() - 30 * day);
  const kept = range('kept', now.getTime() - 30 * day + 1);
  expect(pruned([old, kept], now)).toEqual([kept]);
});

test('whenever a booking reaches or leaves somebody, they are told', () => {
  for (const transition of TRANSITIONS.filter(({ to, from }) => to === 'cancelled' || from === null)) {
    if (transition.event === 'checkout') continue;
    expect(noticesOf(transition).length, label(transition)).toBeGreaterThan(0);
  }
  expect(noticesOf(find('decline', 'assigned')).map(({ kind }) => kind)).toEqual(['sitterWithdrew']);
  expect(noticesOf(find('decline', 'pending')).map(({ kind }) => kind)).toEqual(['bookingDeclined']);
});
