import { BOOKING_STATUSES } from '@patas/shared/booking/status';
import { describe, expect, it } from 'vitest';
import { actionsFor } from './actions.ts';
import { type BookingItem, sideOf } from './booking-item.ts';
import { refundHint } from './refund.ts';
import { statusKey } from './status-key.ts';

const HOUR = 3_600_000;
const start = new Date('2026-07-10T09:00:00Z');
const before = (hours: number) => new Date(start.getTime() - hours * HOUR);

const booking = (given: Partial<BookingItem> = {}): BookingItem => ({
  id: 'b1',
  reference: 'b1',
  customerId: 'ana',
  sitterId: 's1',
  sitterUserId: 'rui',
  customer: { name: 'Ana', photo: null },
  sitter: { name: 'Rui', photo: null },
  serviceId: 'x',
  serviceName: { en: 'x', pt: 'x', es: 'x', de: 'x', zh: 'x', fr: 'x' },
  serviceType: 'pet',
  durationHours: 24,
  startTs: start,
  endTs: new Date(start.getTime() + 48 * HOUR),
  location: 'obidos',
  petDetails: { pets: [] },
  contactTime: 'anytime',
  notes: '',
  unitPriceCents: 3000,
  hourlyRateCents: 125,
  amountCents: 6000,
  paidCents: 0,
  status: 'pending',
  paymentStatus: 'unpaid',
  createdAt: before(200),
  updatedAt: before(200),
  expiresAt: before(128),
  acceptedAt: null,
  completedAt: null,
  cancelledAt: null,
  cancelledReason: null,
  cancelledBy: null,
  unread: { customer: 0, sitter: 0 },
  lastMessageAt: null,
  ...given,
});

describe('sides', () => {
  it('are the customer and the sitter, nobody else', () => {
    expect(sideOf(booking(), { uid: 'ana', sitterId: null })).toBe('customer');
    expect(sideOf(booking(), { uid: 'rui', sitterId: 's1' })).toBe('sitter');
    expect(sideOf(booking(), { uid: 'eva', sitterId: null })).toBeNull();
    expect(sideOf(booking(), { uid: 'eva', sitterId: 's2' })).toBeNull();
  });

  it('no claim fits a booking without a sitter', () => {
    expect(sideOf(booking({ sitterId: null }), { uid: 'eva', sitterId: null })).toBeNull();
  });

  it('a sitter who books is the customer', () => {
    expect(sideOf(booking({ sitterId: 's1' }), { uid: 'ana', sitterId: 's1' })).toBe('customer');
  });
});

describe('buttons', () => {
  it.each([
    ['pending', ['cancel'], ['accept', 'decline']],
    ['assigned', ['cancel'], ['accept', 'decline']],
    ['accepted', ['cancel'], []],
    ['confirmed', ['cancel'], []],
    ['awaiting_payment', [], []],
    ['awaiting_payment_review', [], []],
    ['in_progress', ['cancel'], []],
    ['completed', [], []],
    ['cancelled', [], []],
  ] as const)('%s', (status, customer, sitter) => {
    expect(actionsFor(booking({ status }), 'customer', before(150))).toEqual(customer);
    expect(actionsFor(booking({ status }), 'sitter', before(150))).toEqual(sitter);
  });

  it('a request that has lapsed can no longer be accepted', () => {
    expect(actionsFor(booking(), 'sitter', before(128))).toEqual(['decline']);
    expect(actionsFor(booking(), 'customer', before(128))).toEqual(['cancel']);
  });

  it('cancelling ends with the start of the stay', () => {
    expect(actionsFor(booking({ status: 'confirmed' }), 'customer', start)).toEqual([]);
  });
});

describe('labels', () => {
  it('a paid stay ahead is not in progress yet', () => {
    expect(statusKey({ status: 'in_progress', startTs: start }, before(1))).toBe('paid_upcoming');
    expect(statusKey({ status: 'in_progress', startTs: start }, start)).toBe('in_progress');
  });

  it.each(BOOKING_STATUSES.filter((status) => status !== 'in_progress'))('%s is itself', (status) => {
    expect(statusKey({ status, startTs: start }, before(1))).toBe(status);
  });

  it('an unknown status falls back to pending', () => {
    const stored: { status: string } = JSON.parse('{"status":"archived"}');
    expect(statusKey({ startTs: start, ...stored } as Parameters<typeof statusKey>[0], before(1))).toBe('pending');
  });
});

describe('refund hint', () => {
  const paid = { paidCents: 6001, paymentStatus: 'paid' as const, startTs: start };
  it.each([
    [7 * 24, { kind: 'full', amountCents: 6001, paidCents: 6001 }],
    [7 * 24 - 1, { kind: 'part', amountCents: 3000, paidCents: 6001, percent: 50 }],
    [48, { kind: 'part', amountCents: 3000, paidCents: 6001, percent: 50 }],
    [47, { kind: 'none', amountCents: 0, paidCents: 6001 }],
  ])('%i hours before', (hours, hint) => {
    expect(refundHint(paid, before(hours))).toEqual(hint);
  });

  it('knows when no money moved', () => {
    expect(refundHint({ ...paid, paidCents: 0, paymentStatus: 'unpaid' }, before(1))).toEqual({ kind: 'nothingPaid' });
    expect(refundHint({ ...paid, paidCents: 0, paymentStatus: 'authorized' }, before(1))).toEqual({ kind: 'hold' });
  });
});
