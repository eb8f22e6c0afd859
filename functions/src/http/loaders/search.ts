import { sortCards } from '@patas/shared/directory/filter';
import type { SearchPageData } from '@patas/shared/page/page';
import { dayOf } from '@patas/shared/time/lisbon';
import { LOCATIONS } from '@patas/shared/town';
import { rebase } from '../../directory/stored-page.ts';
import { fresh, type Reads } from '../fresh.ts';
import { townPages } from './directory.ts';
import { activeServices } from './services.ts';

/** Result cards in the page's HTML; the program shows more on demand. */
const CARDS = 24;

const load = fresh(async (town: string, reads: Reads): Promise<SearchPageData> => {
  const location = LOCATIONS.find((name) => name === town) ?? null;
  const towns = location ? [location] : LOCATIONS;
  const [services, ...pages] = await Promise.all([
    activeServices(reads),
    ...towns.map((name) => townPages(name, reads)),
  ]);
  const all = pages.flat();
  const from = dayOf(new Date());
  const nights = new Map(all.flatMap((page) => page.cards.map((card) => [card.id, page.from] as const)));
  const best = sortCards(all.flatMap(({ cards }) => cards)).slice(0, CARDS);
  return {
    kind: 'search',
    town: location,
    cards: best.map((card) => rebase(card, nights.get(card.id) ?? from, from)),
    from,
    total: all.reduce((total, page) => total + page.cards.length, 0),
    services,
  };
});

/** What /search is rendered with; `town` is whatever the address says, an unknown one means all towns. */
export const searchPage = (town: string | null, reads: Reads): Promise<SearchPageData> =>
  load(LOCATIONS.find((name) => name === town) ?? '', reads);
