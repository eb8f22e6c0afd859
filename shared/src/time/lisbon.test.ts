import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  DAY_MS,
  dayOf,
  daysBetween,
  fromLocalInput,
  HOUR_MS,
  startOfDay,
  toLocalInput,
  wallMs,
} from './lisbon.ts';

const instants = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2034-12-31T23:59:59Z'),
  noInvalidDate: true,
});

describe('Lisbon time', () => {
  it.each([
    ['winter is UTC', '2026-12-01T10:00', '2026-12-01T10:00:00.000Z'],
    ['summer is one hour ahead', '2026-07-01T10:00', '2026-07-01T09:00:00.000Z'],
    ['the hour that spring skips moves forward', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
    ['the hour that autumn repeats is its first', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
    ['just before the spring change', '2026-03-29T00:59', '2026-03-29T00:59:00.000Z'],
    ['just after it', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
    ['after the autumn change', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
    ['a leap day', '2028-02-29T12:00', '2028-02-29T12:00:00.000Z'],
    ['with seconds', '2026-12-01T10:00:30', '2026-12-01T10:00:30.000Z'],
  ])('%s', (_name, local, utc) => {
    expect(fromLocalInput(local)?.toISOString()).toBe(utc);
  });

  it.each([
    '2026-02-29T10:00',
    '2026-13-01T10:00',
    '2026-04-31T10:00',
    '2026-01-01T25:00',
    'tomorrow',
    '2026-01-01',
    '',
  ])('refuses %j', (text) => {
    expect(fromLocalInput(text)).toBeNull();
  });

  it('reads back what it shows, but for the hour that occurs twice', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const minute = new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
        const back = fromLocalInput(toLocalInput(minute));
        expect(toLocalInput(back ?? minute)).toBe(toLocalInput(minute));
        expect([0, HOUR_MS]).toContain(minute.getTime() - (back?.getTime() ?? 0));
      }),
    );
  });

  it('puts midnight at the start of each day, also across the changes of clocks', () => {
    for (const day of [
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
      '2028-02-29',
    ]) {
      expect(dayOf(startOfDay(day))).toBe(day);
      expect(dayOf(new Date(startOfDay(day).getTime() - 1))).toBe(addDays(day, -1));
    }
  });

  it('counts calendar days, 23 and 25 hours long ones included', () => {
    expect(startOfDay('2026-03-30').getTime() - startOfDay('2026-03-29').getTime()).toBe(23 * HOUR_MS);
    expect(startOfDay('2026-10-26').getTime() - startOfDay('2026-10-25').getTime()).toBe(25 * HOUR_MS);
    expect(wallMs(startOfDay('2026-10-26')) - wallMs(startOfDay('2026-10-25'))).toBe(DAY_MS);
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: -800, max: 800 }),
        (instant, count) => daysBetween(dayOf(instant), addDays(dayOf(instant), count)) === count,
      ),
    );
  });
});
