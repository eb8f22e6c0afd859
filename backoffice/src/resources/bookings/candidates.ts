import { type BusyRange, isFree } from '@patas/shared/booking/schedule';
import type { BookingRecord, CalendarRecord, SitterRecord } from '../../components/records.ts';

export interface Candidate {
  sitter: SitterRecord;
  free: boolean;
}

/**
 * Who could take a booking, the free ones first, best rated before the others. The present sitter is left out. What
 * calendars say is for orientation: the server checks again when it assigns.
 */
export function candidatesFor(
  booking: Pick<BookingRecord, 'id' | 'sitterId' | 'startTs' | 'endTs'>,
  sitters: readonly SitterRecord[],
  calendars: readonly CalendarRecord[],
): Candidate[] {
  const busy = new Map<string, readonly BusyRange[]>(
    calendars.map(({ id, ranges }) => [
      id,
      ranges.map((range) => ({ ...range, start: new Date(range.start), end: new Date(range.end) })),
    ]),
  );
  const stay = { start: new Date(booking.startTs), end: new Date(booking.endTs) };
  return sitters
    .filter(({ id }) => id !== booking.sitterId)
    .map((sitter) => ({ sitter, free: isFree(busy.get(sitter.id) ?? [], stay, [booking.id]) }))
    .sort(
      (a, b) =>
        Number(b.free) - Number(a.free) ||
        (b.sitter.averageRating ?? 0) - (a.sitter.averageRating ?? 0) ||
        a.sitter.name.localeCompare(b.sitter.name, 'pt'),
    );
}
