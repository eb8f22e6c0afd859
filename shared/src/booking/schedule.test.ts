import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/lisbon.ts';
import { type BusyRange, checkInterval, isFree, overlaps, requestExpiry, withoutRange, withRange } from './schedule.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 11, 1) + hours * HOUR_MS);
const range = (id: string, from: number, to: number): BusyRange => ({ id, kind: 'held', start: at(from), end: at(to) });
const intervals = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 100 }))
  .map(([from, length]) => ({ start: at(from), end: at(from + length) }));

describe('intervals', () => {
  it('are half-open: one may begin when another ends', () => {
    expect(overlaps(range('a', 0, 10), range('b', 10, 20))).toBe(false);
    expect(overlaps(range('a', 0, 10), range('b', 9, 20))).toBe(true);
    expect(overlaps(range('a', 0, 30), range('b', 10, 20))).toBe(true);
  });
  it('overlap exactly when some instant is in both, whichever is asked first', () => {
    fc.assert(
      fc.property(intervals, intervals, (a, b) => {
        const shared = Math.min(a.end.getTime(), b.end.getTime()) - Math.max(a.start.getTime(), b.start.getTime());
        expect(overlaps(a, b)).toBe(shared > 0);
        expect(overlaps(b, a)).toBe(overlaps(a, b));
      }),
    );
  });
});

describe('a calendar', () => {
  it('never holds two ranges that overlap, whatever is asked of it', () => {
    fc.assert(
      fc.property(fc.array(intervals, { maxLength: 40 }), (wanted) => {
        let busy: BusyRange[] = [];
        for (const [index, interval] of wanted.entries()) {
          const next = { ...interval, id: String(index), kind: 'booked' as const };
          if (isFree(busy, next)) busy = withRange(busy, next);
          else expect(() => withRange(busy, next)).toThrow(RangeError);
        }
        for (const [index, one] of busy.entries())
          for (const other of busy.slice(index + 1)) expect(overlaps(one, other)).toBe(false);
        expect([...busy].sort((a, b) => a.start.getTime() - b.start.getTime())).toEqual(busy);
      }),
    );
  });
  it('moves a range of the same id instead of refusing it', () => {
    const busy = withRange(withRange([], range('a', 0, 10)), range('a', 5, 15));
    expect(busy).toEqual([range('a', 5, 15)]);
    expect(isFree(busy, range('b', 6, 7))).toBe(false);
    expect(isFree(busy, range('b', 6, 7), ['a'])).toBe(true);
    expect(withoutRange(busy, 'a')).toEqual([]);
  });
});

describe('what can be asked for', () => {
  const now = at(0);
  it.each([
    ['a usual stay', 24, 72, null],
    ['an end at the start', 24, 24, 'end-before-start'],
    ['an end before the start', 24, 23, 'end-before-start'],
    ['a start now', 0, 24, 'start-in-past'],
    ['a start in the past', -1, 24, 'start-in-past'],
    ['ninety days', 24, 24 + 90 * 24, null],
    ['ninety days and a moment', 24, 24.001 + 90 * 24, 'stay-too-long'],
    ['two years ahead', 730 * 24, 731 * 24, 'start-too-far'],
  ])('%s', (_name, from, to, code) => {
    expect(checkInterval({ start: at(from), end: at(to) }, now)).toBe(code);
  });
  it('is no nonsense', () => {
    expect(checkInterval({ start: new Date(Number.NaN), end: at(1) }, now)).toBe('invalid-input');
    expect(checkInterval({ start: at(1), end: new Date(Number.NaN) }, now)).toBe('invalid-input');
  });
  it('counts ninety days on the wall, not in hours', () => {
    const spring = { start: new Date('2026-03-01T10:00:00Z'), end: new Date('2026-05-30T10:00:00+01:00') };
    expect((spring.end.getTime() - spring.start.getTime()) / DAY_MS).toBeLessThan(90);
    const autumn = { start: new Date('2026-09-01T10:00:00+01:00'), end: new Date('2026-11-30T10:00:00Z') };
    expect((autumn.end.getTime() - autumn.start.getTime()) / DAY_MS).toBeGreaterThan(90);
    const early = new Date('2026-01-01T00:00:00Z');
    expect([checkInterval(spring, early), checkInterval(autumn, early)]).toEqual([null, null]);
  });
  it('lapses after 72 hours or at the start, whichever comes first', () => {
    expect(requestExpiry(at(0), at(100))).toEqual(at(72));
    expect(requestExpiry(at(0), at(10))).toEqual(at(10));
  });
});
