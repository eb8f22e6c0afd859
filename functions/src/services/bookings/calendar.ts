import { type BusyKind, type BusyRange, isFree, withoutRange, withRange } from '@patas/shared/booking/schedule';
import { DAY_MS } from '@patas/shared/time/lisbon';
import { Refusal } from '../../lib/refusal.ts';
import type { Change } from './change.ts';

/** Ranges stay this long after they ended; then they are dropped, so that no calendar grows for ever. */
const KEEP_ENDED_MS = 30 * DAY_MS;

/** What is still worth keeping in a calendar. */
export const pruned = (ranges: readonly BusyRange[], now: Date): BusyRange[] =>
  ranges.filter(({ end }) => end.getTime() > now.getTime() - KEEP_ENDED_MS);

/** Enters the stay into its sitter's calendar, or refuses with `sitter-busy`. A booking without sitter holds nothing. */
export function occupy(change: Change, kind: BusyKind): void {
  const { sitterId, startTs: start, endTs: end } = change.booking;
  if (sitterId === null) return;
  const busy = change.calendars.get(sitterId) ?? [];
  if (!isFree(busy, { start, end }, [change.id])) throw new Refusal('sitter-busy');
  change.calendars.set(sitterId, withRange(busy, { id: change.id, kind, start, end }));
}

/** Takes the stay out of its sitter's calendar. */
export function vacate(change: Change): void {
  const { sitterId } = change.booking;
  if (sitterId === null) return;
  change.calendars.set(sitterId, withoutRange(change.calendars.get(sitterId) ?? [], change.id));
}
