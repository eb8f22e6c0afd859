import { expect, test } from 'vitest';
import type { CalendarRecord, SitterRecord } from '../../components/records.ts';
import { candidatesFor } from './candidates.ts';

const day = (n: number) => new Date(Date.UTC(2027, 5, n)).toISOString();
const sitter = (id: string, averageRating: number | null = null) => ({ id, name: id, averageRating }) as SitterRecord;
const calendar = (id: string, from: number, to: number, booking = 'other'): CalendarRecord => ({
  id,
  ranges: [{ id: booking, kind: 'booked', start: day(from), end: day(to) }],
});
const booking = { id: 'this', sitterId: 'now', startTs: day(10), endTs: day(12) };

test('free ones first, then by rating and name; the present sitter is left out', () => {
  const sitters = [sitter('zita'), sitter('busy', 5), sitter('ana'), sitter('now', 5), sitter('rated', 4)];
  expect(
    candidatesFor(booking, sitters, [calendar('busy', 11, 13)]).map(({ sitter: { id }, free }) => [id, free]),
  ).toEqual([
    ['rated', true],
    ['ana', true],
    ['zita', true],
    ['busy', false],
  ]);
});

test('touching stays and the booking’s own hold do not make busy', () => {
  const calendars = [calendar('before', 8, 10), calendar('after', 12, 14), calendar('held', 10, 12, 'this')];
  const free = candidatesFor(booking, [sitter('before'), sitter('after'), sitter('held')], calendars);
  expect(free.every((candidate) => candidate.free)).toBe(true);
});
