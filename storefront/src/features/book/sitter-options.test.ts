import { encodeBusy } from '@patas/shared/directory/busy';
import type { DirectoryCard, DirectoryPage } from '@patas/shared/directory/card';
import { describe, expect, it } from 'vitest';
import { stayOf } from './estimate.ts';
import { sitterOptions } from './sitter-options.ts';

const stay = stayOf({ start: '2027-05-03T10:00', end: '2027-05-05T10:00' });
const busy = encodeBusy(stay ? [stay] : [], '2027-05-01');
const card = (id: string, change: Partial<DirectoryCard>): DirectoryCard =>
  ({
    id,
    name: id,
    rating: null,
    reviews: 0,
    available: true,
    services: { walk: 1000 },
    busy: '',
    ...change,
  }) as DirectoryCard;
const page = (...cards: DirectoryCard[]) => ({ from: '2027-05-01', cards }) as DirectoryPage;
const ids = (options: ReturnType<typeof sitterOptions>) => options.map((option) => option.card.id);

describe('sitterOptions', () => {
  const pages = [
    page(card('plain', {}), card('busy', { rating: 5, reviews: 9, busy })),
    page(
      card('rated', { rating: 4.8, reviews: 3 }),
      card('away', { available: false }),
      card('other', { services: {} }),
    ),
  ];

  it('lists who offers the service, the free ones first, then by rating', () => {
    const options = sitterOptions(pages, 'walk', stay);
    expect(ids(options)).toEqual(['rated', 'plain', 'busy']);
    expect(options.map(({ free }) => free)).toEqual([true, true, false]);
  });

  it('takes everybody for free until there are dates', () =>
    expect(ids(sitterOptions(pages, 'walk', null))).toEqual(['busy', 'rated', 'plain']));

  it('has none for a service that nobody offers', () => expect(sitterOptions(pages, 'swim', stay)).toEqual([]));
});
