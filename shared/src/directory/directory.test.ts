import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../time/lisbon.ts';
import { busyDays, encodeBusy, freeBetween, isBusyDay } from './busy.ts';
import { BUSY_NIGHTS, type DirectoryCard } from './card.ts';
import { filterCards, sortCards } from './filter.ts';

const FROM = '2026-10-20';
const days = (first: number, last: number) => ({
  start: startOfDay(addDays(FROM, first)),
  end: startOfDay(addDays(FROM, last + 1)),
});
const spans = fc
  .tuple(fc.integer({ min: -30, max: 220 }), fc.integer({ min: 0, max: 20 }))
  .map(([first, length]) => [first, first + length] as const);

describe('busy days', () => {
  it('mark every day a range touches, and not the one that begins at its end', () => {
    expect(busyDays(encodeBusy([days(0, 1)], FROM), FROM)).toEqual([FROM, addDays(FROM, 1)]);
    expect(encodeBusy([], FROM)).toBe('');
    expect(encodeBusy([days(-5, -1)], FROM)).toBe('');
    expect(encodeBusy([days(BUSY_NIGHTS, BUSY_NIGHTS + 3)], FROM)).toBe('');
  });
  it('say the same as the ranges, over the change of clocks too', () => {
    fc.assert(
      fc.property(fc.array(spans, { maxLength: 6 }), spans, (busy, [first, last]) => {
        const encoded = encodeBusy(
          busy.map(([from, to]) => days(from, to)),
          FROM,
        );
        for (let day = 0; day < BUSY_NIGHTS; day += 1) {
          expect(isBusyDay(encoded, FROM, addDays(FROM, day))).toBe(
            busy.some(([from, to]) => from <= day && day <= to),
          );
        }
        const inside = busy.some(([from, to]) => Math.max(from, first, 0) <= Math.min(to, last, BUSY_NIGHTS - 1));
        expect(freeBetween(FROM, addDays(FROM, first), addDays(FROM, last))(encoded)).toBe(!inside);
      }),
    );
  });
});

const card = (id: string, more: Partial<DirectoryCard> = {}): DirectoryCard => ({
  id,
  name: id,
  location: 'obidos',
  photo: null,
  bio: '',
  rating: null,
  reviews: 0,
  pricePerDayCents: 3500,
  services: { walk: 1200 },
  types: ['pet'],
  experience: '1-3',
  responseTime: '1 hour',
  available: true,
  joined: 20_000,
  busy: '',
  ...more,
});
const ids = (cards: readonly DirectoryCard[]) => cards.map(({ id }) => id);

describe('filters', () => {
  const cards = [
    card('a'),
    card('b', { location: 'peniche', services: { walk: 900 } }),
    card('c', { services: { stay: 4000 }, pricePerDayCents: 5000 }),
    card('d', { busy: encodeBusy([days(3, 5)], FROM) }),
    card('e', { available: false }),
  ];
  it.each([
    ['nothing asked', {}, 'abcde'],
    ['a town', { location: 'peniche' as const }, 'b'],
    ['a service', { serviceId: 'stay' }, 'c'],
    ['a most a day may cost', { maxPriceCents: 3500 }, 'abde'],
    ['a most the service may cost', { serviceId: 'walk', maxPriceCents: 1000 }, 'b'],
    ['free dates; never those who take no bookings', { from: addDays(FROM, 4), to: addDays(FROM, 9) }, 'abc'],
    ['dates just after', { from: addDays(FROM, 6), to: addDays(FROM, 9) }, 'abcd'],
    ['one day only', { from: addDays(FROM, 5) }, 'abc'],
  ])('%s', (_name, filter, expected) => {
    expect(ids(filterCards(cards, filter, FROM)).join('')).toBe(expected);
  });
});

describe('order', () => {
  const cards = [
    card('new'),
    card('good', { rating: 4.8, reviews: 3 }),
    card('best', { rating: 5, reviews: 2 }),
    card('better', { rating: 4.8, reviews: 9 }),
    card('cheap', { pricePerDayCents: 2000, joined: 20_400 }),
  ];
  it('is by rating, then reviews, then id', () => {
    expect(ids(sortCards(cards))).toEqual(['best', 'better', 'good', 'cheap', 'new']);
  });
  it('has favourites first', () => {
    expect(ids(sortCards(cards, { favorites: new Set(['new']) }))[0]).toBe('new');
  });
  it('can be by price and by newest', () => {
    expect(ids(sortCards(cards, { sort: 'price' }))[0]).toBe('cheap');
    expect(ids(sortCards(cards, { sort: 'newest' }))[0]).toBe('cheap');
  });
  it('leaves its input alone', () => {
    const before = ids(cards);
    sortCards(cards);
    expect(ids(cards)).toEqual(before);
  });
});
