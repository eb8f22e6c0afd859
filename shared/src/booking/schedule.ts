import type { ErrorCode } from '../errors.ts';
import { DAY_MS, HOUR_MS, wallMs } from '../time/lisbon.ts';

/** A half-open interval [start, end). */
export interface Interval {
  start: Date;
  end: Date;
}

/** Why a sitter is busy: an accepted stay, a request waiting for an answer, or time the sitter keeps free. */
export type BusyKind = 'booked' | 'held' | 'blocked';

/** One entry of `sitterCalendars/{id}`. */
export interface BusyRange extends Interval {
  /** The booking's id, or the block's. */
  id: string;
  kind: BusyKind;
}

/** At most 90 days a stay (design §13). */
export const MAX_STAY_DAYS = 90;
/** A request nobody answers lapses after 72 hours (design §4). */
export const REQUEST_LIFETIME_MS = 72 * HOUR_MS;
/** Open requests of one customer: for overlapping dates, and in all (design §4). */
export const MAX_OVERLAPPING_REQUESTS = 3;
export const MAX_OPEN_REQUESTS = 10;
/** How far ahead a stay may start: about 18 months keeps calendars small and the price list honest. */
export const MAX_DAYS_AHEAD = 548;

/** Half-open intervals overlap when each begins before the other ends; touching ends do not. */
export const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/** Whether the sitter has no busy range in the interval; ranges with an id in `except` (a booking being moved) do not count. */
export const isFree = (busy: readonly BusyRange[], wanted: Interval, except: readonly string[] = []): boolean =>
  !busy.some((range) => !except.includes(range.id) && overlaps(range, wanted));

/** The calendar with one range added, sorted by start. Throws when it overlaps another: callers ask {@link isFree} first. */
export function withRange(busy: readonly BusyRange[], range: BusyRange): BusyRange[] {
  if (!isFree(busy, range, [range.id])) throw new RangeError('busy ranges of one sitter never overlap');
  return [...withoutRange(busy, range.id), range].sort((a, b) => a.start.getTime() - b.start.getTime());
}

/** The calendar without the range of that id. */
export const withoutRange = (busy: readonly BusyRange[], id: string): BusyRange[] =>
  busy.filter((range) => range.id !== id);

/** When an unanswered request lapses: min(created + 72 h, start). */
export const requestExpiry = (createdAt: Date, start: Date): Date =>
  new Date(Math.min(createdAt.getTime() + REQUEST_LIFETIME_MS, start.getTime()));

/** Why an interval can't be booked, or null: end after start, start ahead of now, at most 90 wall-clock days long (design §13). */
export function checkInterval({ start, end }: Interval, now: Date): ErrorCode | null {
  if (!Number.isFinite(start.getTime()) || !Number.isFinite(end.getTime())) return 'invalid-input';
  if (end <= start) return 'end-before-start';
  if (start <= now) return 'start-in-past';
  if (start.getTime() - now.getTime() > MAX_DAYS_AHEAD * DAY_MS) return 'start-too-far';
  if (wallMs(end) - wallMs(start) > MAX_STAY_DAYS * DAY_MS) return 'stay-too-long';
  return null;
}
