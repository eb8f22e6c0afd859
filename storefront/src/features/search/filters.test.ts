import { describe, expect, it } from 'vitest';
import {
  asksTownOnly,
  countFilters,
  dateProblem,
  formatFilters,
  NO_FILTERS,
  parseFilters,
  toDirectoryFilter,
} from './filters.ts';

const today = '2026-06-10';

describe('filters in the address', () => {
  it('come back as they went', () => {
    const address = '?town=peniche&service=dog-walk&from=2026-07-01&to=2026-07-05&max=40&sort=price';
    expect(formatFilters(parseFilters(address))).toBe(address);
    expect(formatFilters(parseFilters(''))).toBe('');
  });

  it.each([
    ['?town=lisboa'],
    ['?service=../users'],
    ['?from=2026-02-30'],
    ['?to=tomorrow'],
    ['?max=-5'],
    ['?max=0'],
    ['?max=99999'],
    ['?max=12.5'],
    ['?sort=name'],
    ['?town='],
  ])('leave out what makes no sense: %s', (address) => {
    expect(formatFilters(parseFilters(address))).toBe('');
  });

  it('count the two days as one and the order as none', () => {
    expect(countFilters(NO_FILTERS)).toBe(0);
    expect(countFilters(parseFilters('?from=2026-07-01&to=2026-07-05&sort=price'))).toBe(1);
    expect(countFilters(parseFilters('?town=obidos&max=30&service=x&to=2026-07-05'))).toBe(4);
  });

  it('know what the cards of the page already answer', () => {
    expect(asksTownOnly(parseFilters('?town=obidos'))).toBe(true);
    expect(asksTownOnly(parseFilters('?town=obidos&max=30'))).toBe(false);
    expect(asksTownOnly(parseFilters('?sort=price'))).toBe(false);
  });
});

describe('days', () => {
  it.each([
    ['', null],
    ['?from=2026-06-10&to=2026-06-10', null],
    ['?from=2026-06-12', null],
    ['?from=2026-06-09&to=2026-06-12', 'datesPast'],
    ['?to=2026-06-09', 'datesPast'],
    ['?from=2026-06-12&to=2026-06-11', 'datesOrder'],
    ['?from=2026-12-01&to=2026-12-11', 'datesFar'],
    ['?from=2026-12-01&to=2026-12-10', null],
  ])('%s: %s', (address, problem) => {
    expect(dateProblem(parseFilters(address), today)).toBe(problem);
  });

  it('that make no sense are not asked', () => {
    expect(toDirectoryFilter(parseFilters('?from=2026-06-12&to=2026-06-11&max=30'), today)).toEqual({
      location: undefined,
      serviceId: undefined,
      maxPriceCents: 3000,
    });
    expect(toDirectoryFilter(parseFilters('?from=2026-06-12&to=2026-06-14'), today)).toMatchObject({
      from: '2026-06-12',
      to: '2026-06-14',
    });
  });
});
