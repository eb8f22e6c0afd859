import { encodeBusy } from '@patas/shared/directory/busy';
import type { SitterPageData } from '@patas/shared/page/page';
import { fromLocalInput } from '@patas/shared/time/lisbon';
import { describe, expect, it } from 'vitest';
import { choiceOf, clashes, dayRanges, offers } from './sitter-choice.ts';

const at = (text: string) => fromLocalInput(text) ?? new Date(Number.NaN);
const stay = (start: string, end: string) => ({ start: at(start), end: at(end) });

describe('choiceOf', () => {
  it('unfolds the busy days', () => {
    const sitter = {
      id: 'ana',
      name: 'Ana',
      location: 'obidos',
      photo: null,
      averageRating: 4.5,
      reviewCount: 2,
      services: { walk: 1200 },
      available: true,
    } as unknown as SitterPageData['sitter'];
    const busy = encodeBusy([stay('2027-05-03T10:00', '2027-05-05T10:00')], '2027-05-01');
    const choice = choiceOf({ kind: 'sitter', sitter, services: [], reviews: [], from: '2027-05-01', busy });
    expect(choice.busy).toEqual(['2027-05-03', '2027-05-04', '2027-05-05']);
    expect(choice).toMatchObject({ id: 'ana', rating: 4.5, reviews: 2 });
  });
});

describe('clashes', () => {
  const busy = ['2027-05-03', '2027-05-04'];
  it.each([
    ['before', stay('2027-05-01T10:00', '2027-05-02T10:00'), []],
    ['until midnight', stay('2027-05-01T10:00', '2027-05-03T00:00'), []],
    ['into it', stay('2027-05-01T10:00', '2027-05-03T09:00'), ['2027-05-03']],
    ['across', stay('2027-05-01T10:00', '2027-05-09T09:00'), ['2027-05-03', '2027-05-04']],
    ['after', stay('2027-05-05T00:00', '2027-05-09T09:00'), []],
    ['backwards', stay('2027-05-09T10:00', '2027-05-01T09:00'), []],
  ])('%s', (_name, interval, days) => expect(clashes(busy, interval)).toEqual(days));
  it('says nothing without dates', () => expect(clashes(busy, null)).toEqual([]));
});

describe('dayRanges', () => {
  it('joins neighbours, over the ends of months', () =>
    expect(dayRanges(['2027-04-30', '2027-05-01', '2027-05-03'])).toEqual([
      ['2027-04-30', '2027-05-01'],
      ['2027-05-03', '2027-05-03'],
    ]));
  it('has none for no days', () => expect(dayRanges([])).toEqual([]));
});

describe('offers', () => {
  it('needs the service and an active sitter', () => {
    expect(offers({ services: { walk: 1 }, available: true }, 'walk')).toBe(true);
    expect(offers({ services: { walk: 0 }, available: true }, 'walk')).toBe(true);
    expect(offers({ services: { walk: 1 }, available: false }, 'walk')).toBe(false);
    expect(offers({ services: {}, available: true }, 'walk')).toBe(false);
  });
});
