import { encodeBusy } from '@patas/shared/directory/busy';
import type { DirectoryCard, DirectoryPage } from '@patas/shared/directory/card';
import { startOfDay } from '@patas/shared/time/lisbon';
import { expect, it } from 'vitest';
import { parseFilters } from './filters.ts';
import { rank } from './rank.ts';

const card = (id: string, given: Partial<DirectoryCard> = {}): DirectoryCard => ({
  id,
  name: id,
  location: 'obidos',
  photo: null,
  bio: '',
  rating: null,
  reviews: 0,
  pricePerDayCents: 3000,
  services: {},
  types: ['pet'],
  experience: '1-3',
  responseTime: '1 hour',
  available: true,
  joined: 20_000,
  busy: '',
  ...given,
});
const page = (from: string, cards: DirectoryCard[]): DirectoryPage => ({
  town: 'obidos',
  page: 0,
  pages: 1,
  total: cards.length,
  from,
  cards,
});
const ids = (cards: DirectoryCard[]) => cards.map(({ id }) => id);
const nobody = new Set<string>();

it('puts favourites first, then the best rated', () => {
  const pages = [page('2026-06-10', [card('a', { rating: 4 }), card('b', { rating: 5 }), card('c')])];
  expect(ids(rank(pages, parseFilters(''), nobody, '2026-06-10'))).toEqual(['b', 'a', 'c']);
  expect(ids(rank(pages, parseFilters(''), new Set(['c']), '2026-06-10'))).toEqual(['c', 'b', 'a']);
});

it('reads the busy nights of each page from its own first day', () => {
  const busy = (from: string) => encodeBusy([{ start: startOfDay('2026-07-01'), end: startOfDay('2026-07-03') }], from);
  const pages = [
    page('2026-06-09', [card('yesterday', { busy: busy('2026-06-09') })]),
    page('2026-06-10', [card('today', { busy: busy('2026-06-10') }), card('free')]),
  ];
  expect(ids(rank(pages, parseFilters('?from=2026-07-02&to=2026-07-04'), nobody, '2026-06-10'))).toEqual(['free']);
  expect(rank(pages, parseFilters('?from=2026-07-03&to=2026-07-04'), nobody, '2026-06-10')).toHaveLength(3);
});

it('compares the price of the chosen service', () => {
  const pages = [page('2026-06-10', [card('a', { services: { walk: 1200 } }), card('b', { services: { walk: 900 } })])];
  expect(ids(rank(pages, parseFilters('?service=walk&max=10'), nobody, '2026-06-10'))).toEqual(['b']);
  expect(ids(rank(pages, parseFilters('?service=walk&sort=price'), nobody, '2026-06-10'))).toEqual(['b', 'a']);
});
