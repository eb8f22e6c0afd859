import type { Interval } from '../booking/schedule.ts';
import { addDays, type Day, dayOf, daysBetween } from '../time/lisbon.ts';
import { BUSY_NIGHTS } from './card.ts';

/** The days an interval touches, as [first, last] Lisbon days; an end at midnight does not touch the day that begins. */
export function touchedDays({ start, end }: Interval): readonly [Day, Day] {
  return [dayOf(start), dayOf(new Date(Math.max(start.getTime(), end.getTime() - 1)))];
}

/**
 * Which of the {@link BUSY_NIGHTS} days from `from` on are touched by a busy range, as base64 (bit n = day n, least
 * significant bit first); '' when none is. A compact hint for lists: the calendar in the booking transaction decides.
 */
export function encodeBusy(ranges: readonly Interval[], from: Day): string {
  const bytes = new Uint8Array(BUSY_NIGHTS / 8);
  for (const range of ranges) {
    const [first, last] = touchedDays(range);
    const end = Math.min(BUSY_NIGHTS - 1, daysBetween(from, last));
    for (let bit = Math.max(0, daysBetween(from, first)); bit <= end; bit += 1) {
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return bytes.some((byte) => byte !== 0) ? btoa(String.fromCharCode(...bytes)) : '';
}

/** The bits of {@link encodeBusy}, as bytes. */
export const decodeBusy = (busy: string): Uint8Array => Uint8Array.from(atob(busy), (char) => char.charCodeAt(0));

/** Whether a day is marked busy; days outside the encoded half year count as free. */
export function isBusyDay(busy: string, from: Day, day: Day): boolean {
  const bit = daysBetween(from, day);
  if (busy === '' || bit < 0 || bit >= BUSY_NIGHTS) return false;
  return ((decodeBusy(busy)[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
}

/** A quick test for many cards: whether a busy string leaves all days from `first` to `last` (both included) free. */
export function freeBetween(from: Day, first: Day, last: Day): (busy: string) => boolean {
  const start = Math.max(0, daysBetween(from, first));
  const end = Math.min(BUSY_NIGHTS - 1, daysBetween(from, last));
  return (busy) => {
    if (busy === '') return true;
    const bits = atob(busy);
    for (let bit = start; bit <= end; bit += 1) if (bits.charCodeAt(bit >> 3) & (1 << (bit & 7))) return false;
    return true;
  };
}

/** All busy days of a busy string, in order. */
export const busyDays = (busy: string, from: Day): Day[] =>
  Array.from({ length: BUSY_NIGHTS }, (_, bit) => addDays(from, bit)).filter((day) => isBusyDay(busy, from, day));
