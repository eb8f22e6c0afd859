import { expect, it } from 'vitest';
import { addMonths, weeksOf } from './calendar.ts';

it('counts months over the turn of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it.each([
  ['2026-02', 28, 5],
  ['2028-02', 29, 5],
  ['2026-03', 31, 6],
  ['2026-06', 30, 5],
  ['2027-02', 28, 4],
])('shows every day of %s once, Monday first', (month, days, weeks) => {
  const shown = weeksOf(month);
  expect(shown).toHaveLength(weeks);
  expect(shown.every((week) => week.length === 7)).toBe(true);
  const all = shown.flat().filter((day) => day !== null);
  expect(all).toHaveLength(days);
  expect(all[0]).toBe(`${month}-01`);
  const column = shown[0]?.indexOf(`${month}-01`) ?? -1;
  expect(column).toBe((new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7);
});
