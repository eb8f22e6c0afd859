import type { DirectoryCard, DirectoryPage } from '@patas/shared/directory/card';
import { filterCards, sortCards } from '@patas/shared/directory/filter';
import type { Day } from '@patas/shared/time/lisbon';
import { type SearchFilters, toDirectoryFilter } from './filters.ts';

/** The answer to filters over whole towns, in order. Pages may have been written on different days, so each is asked on its own. */
export function rank(
  pages: readonly DirectoryPage[],
  filters: SearchFilters,
  favorites: ReadonlySet<string>,
  today: Day,
): DirectoryCard[] {
  const asked = toDirectoryFilter(filters, today);
  const fitting = pages.flatMap(({ cards, from }) => filterCards(cards, asked, from));
  return sortCards(fitting, { sort: filters.sort, favorites, serviceId: filters.service });
}
