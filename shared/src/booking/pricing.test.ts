import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, instantOfWall, wallMs } from '../time/lisbon.ts';
import { billedHours, isDaily, priceOf, refundCents, unitPriceCents } from './pricing.ts';

const price = (start: string, end: string, durationHours: number, cents: number) =>
  priceOf({ start: new Date(start), end: new Date(end), durationHours, unitPriceCents: cents });

describe('prices', () => {
  it.each([
    ['one day', '2026-12-01T10:00Z', '2026-12-02T10:00Z', 24, 3500, 24, 1, 3500],
    ['a day and a minute is two', '2026-12-01T10:00Z', '2026-12-02T10:01Z', 24, 3500, 25, 2, 7000],
    ['a started day is a day', '2026-12-01T10:00Z', '2026-12-01T11:00Z', 24, 3500, 1, 1, 3500],
    ['an hourly service', '2026-12-01T10:00Z', '2026-12-01T13:00Z', 1, 1200, 3, 3, 3600],
    ['a started hour', '2026-12-01T10:00Z', '2026-12-01T12:01Z', 1, 1200, 3, 3, 3600],
    ['a started period of eight hours', '2026-12-01T09:00Z', '2026-12-01T18:00Z', 8, 2200, 9, 2, 4400],
    ['the day of 25 hours is one day', '2026-10-24T10:00+01:00', '2026-10-25T10:00Z', 24, 3500, 24, 1, 3500],
    ['the day of 23 hours is one day', '2026-03-28T10:00Z', '2026-03-29T10:00+01:00', 24, 3500, 24, 1, 3500],
    ['over a leap day', '2028-02-28T10:00Z', '2028-03-01T10:00Z', 24, 3500, 48, 2, 7000],
    ['ninety days', '2026-12-01T10:00Z', '2027-03-01T10:00Z', 24, 3500, 2160, 90, 315_000],
    ['nothing backwards', '2026-12-02T10:00Z', '2026-12-01T10:00Z', 24, 3500, 0, 0, 0],
  ])('%s', (_name, start, end, durationHours, cents, hours, units, amountCents) => {
    expect(price(start, end, durationHours, cents)).toMatchObject({ hours, units, amountCents, unitPriceCents: cents });
  });

  it('shows the hourly rate to a cent', () => {
    expect(price('2026-12-01T10:00Z', '2026-12-02T10:00Z', 24, 3500).hourlyRateCents).toBe(146);
    expect(isDaily(24)).toBe(true);
    expect(isDaily(8)).toBe(false);
  });

  it('takes the sitter’s own price, zero included, else the base price', () => {
    expect(unitPriceCents(3500, null)).toBe(3500);
    expect(unitPriceCents(3500, undefined)).toBe(3500);
    expect(unitPriceCents(3500, 4200)).toBe(4200);
    expect(unitPriceCents(3500, 0)).toBe(0);
  });

  const stays = fc.record({
    wall: fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2030, 0, 1) }),
    minutes: fc.integer({ min: 1, max: 90 * 24 * 60 }),
    durationHours: fc.integer({ min: 1, max: 24 }),
    cents: fc.integer({ min: 0, max: 100_000 }),
  });

  it('covers the stay and never a unit more', () => {
    fc.assert(
      fc.property(stays, ({ wall, minutes, durationHours, cents }) => {
        const start = instantOfWall(wall);
        const end = instantOfWall(wallMs(start) + minutes * 60_000);
        const result = priceOf({ start, end, durationHours, unitPriceCents: cents });
        const covered = result.units * durationHours * HOUR_MS;
        const wallTime = wallMs(end) - wallMs(start);
        expect(covered).toBeGreaterThanOrEqual(wallTime);
        expect(covered - wallTime).toBeLessThan(durationHours * HOUR_MS + HOUR_MS);
        expect(Number.isInteger(result.amountCents)).toBe(true);
        expect(result.amountCents).toBe(result.units * cents);
      }),
    );
  });

  it('never falls as the stay grows', () => {
    fc.assert(
      fc.property(stays, fc.integer({ min: 0, max: 10_000 }), ({ wall, minutes, durationHours, cents }, more) => {
        const start = instantOfWall(wall);
        const after = (length: number) => new Date(start.getTime() + length * 60_000);
        const of = (length: number) =>
          priceOf({ start, end: after(length), durationHours, unitPriceCents: cents }).amountCents;
        // An hour that the clock repeats can bill an hour less than has passed, never more than one.
        expect(of(minutes + more + 60)).toBeGreaterThanOrEqual(
          of(minutes) - (of(minutes) > 0 ? cents : 0) * (more < 60 ? 1 : 0),
        );
        expect(billedHours(start, after(minutes + more + 120))).toBeGreaterThanOrEqual(
          billedHours(start, after(minutes)),
        );
      }),
    );
  });
});

describe('refunds when the customer cancels', () => {
  const start = new Date('2026-12-10T10:00:00Z');
  const before = (hours: number) => new Date(start.getTime() - hours * HOUR_MS);
  it.each([
    ['a week ahead: all', 168, 10_000],
    ['a moment less than a week: half', 167.999, 5000],
    ['48 hours: half', 48, 5000],
    ['less than 48 hours: nothing', 47.999, 0],
    ['after the start: nothing', -1, 0],
  ])('%s', (_name, hours, cents) => {
    expect(refundCents(10_000, start, before(hours))).toBe(cents);
  });
  it('is never more than was paid and never a fraction of a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: -500, max: 5000 }), (paid, hours) => {
        const refund = refundCents(paid, start, before(hours));
        return Number.isInteger(refund) && refund >= 0 && refund <= paid;
      }),
    );
  });
});
