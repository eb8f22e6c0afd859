import { describe, expect, it } from 'vitest';
import { groupBookings, groupOf } from './groups.ts';
import { BOOKING_STATUSES } from './status.ts';

const NOW = new Date('2026-12-01T10:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);

describe('dashboard groups', () => {
  it.each([
    ['pending', 3, 5, 'pending'],
    ['assigned', 3, 5, 'pending'],
    ['awaiting_payment', 3, 5, 'pending'],
    ['confirmed', 3, 5, 'upcoming'],
    ['accepted', 3, 5, 'upcoming'],
    ['in_progress', 3, 5, 'upcoming'],
    ['in_progress', -1, 1, 'upcoming'],
    ['confirmed', -5, -3, 'past'],
    ['completed', -5, -3, 'past'],
    ['cancelled', 3, 5, 'past'],
  ] as const)('%s from day %i to %i is %s', (status, from, to, group) => {
    expect(groupOf({ status, startTs: days(from), endTs: days(to) }, NOW)).toBe(group);
  });
  it('lose no status', () => {
    const bookings = BOOKING_STATUSES.map((status, index) => ({
      status,
      startTs: days(index),
      endTs: days(index + 1),
    }));
    expect(Object.values(groupBookings(bookings, NOW)).flat()).toHaveLength(BOOKING_STATUSES.length);
  });
  it('show what comes next first, and the latest of the past first', () => {
    const stay = (id: string, status: 'confirmed' | 'completed', from: number) => ({
      id,
      status,
      startTs: days(from),
      endTs: days(from + 1),
    });
    const groups = groupBookings(
      [
        stay('late', 'confirmed', 9),
        stay('soon', 'confirmed', 2),
        stay('old', 'completed', -20),
        stay('recent', 'completed', -4),
      ],
      NOW,
    );
    expect(groups.upcoming.map(({ id }) => id)).toEqual(['soon', 'late']);
    expect(groups.past.map(({ id }) => id)).toEqual(['recent', 'old']);
  });
});
