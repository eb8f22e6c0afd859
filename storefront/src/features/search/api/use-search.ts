import type { DirectoryCard } from '@patas/shared/directory/card';
import type { SearchPageData } from '@patas/shared/page/page';
import type { Day } from '@patas/shared/time/lisbon';
import { useMemo, useState } from 'react';
import { useDirectory } from '../../../lib/directory/use-directory.ts';
import { asksTownOnly, type SearchFilters } from '../filters.ts';
import { rank } from '../rank.ts';

export interface Search {
  /** The cards to show; null while they are on their way. */
  cards: readonly DirectoryCard[] | null;
  total: number;
  loadingMore: boolean;
  /** The cards after these could not be loaded. */
  moreFailed: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * The answer to the filters. The page's own first cards serve as long as they can; the directory is loaded when
 * filters, favourites or more cards ask for it.
 */
export function useSearch(
  served: SearchPageData | null,
  filters: SearchFilters,
  favorites: ReadonlySet<string>,
  today: Day,
  shown: number,
): Search {
  const first = served && !served.unavailable && asksTownOnly(filters) && served.town === (filters.town ?? null);
  const enough = first && favorites.size === 0 && (served.cards.length >= served.total || served.cards.length >= shown);
  // A page that could not get its cards says so; asking again is the person's choice, or a filter's.
  const [askedAgain, setAskedAgain] = useState(false);
  const waits = served?.unavailable === true && !askedAgain && asksTownOnly(filters);
  const { pages, failed, retry } = useDirectory(filters.town, !enough && !waits);
  const ranked = useMemo(
    () => (pages && !enough ? rank(pages, filters, favorites, today) : null),
    [pages, enough, filters, favorites, today],
  );
  if (waits)
    return {
      cards: null,
      total: 0,
      loadingMore: false,
      moreFailed: false,
      failed: true,
      retry: () => setAskedAgain(true),
    };
  const rest = { loadingMore: false, moreFailed: false, failed: false, retry };
  if (ranked) return { ...rest, cards: ranked.slice(0, shown), total: ranked.length };
  if (!first) return { ...rest, cards: null, total: 0, failed };
  const missing = !enough && served.cards.length < Math.min(shown, served.total);
  return {
    ...rest,
    cards: served.cards.slice(0, shown),
    total: served.total,
    loadingMore: missing && !failed,
    moreFailed: missing && failed,
  };
}
