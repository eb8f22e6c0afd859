import type { Interval } from '@patas/shared/booking/schedule';
import { freeBetween, touchedDays } from '@patas/shared/directory/busy';
import type { DirectoryCard, DirectoryPage } from '@patas/shared/directory/card';
import { sortCards } from '@patas/shared/directory/filter';
import { offers } from './sitter-choice.ts';

export interface SitterOption {
  card: DirectoryCard;
  /** Not taken on the days of the stay, as far as the directory knows. */
  free: boolean;
}

/** Who offers a service, those who are free first, then the best rated. */
export function sitterOptions(
  pages: readonly DirectoryPage[],
  serviceId: string,
  stay: Interval | null,
): SitterOption[] {
  const days = stay && stay.end > stay.start ? touchedDays(stay) : null;
  const options = pages.flatMap(({ cards, from }) => {
    const free = days ? freeBetween(from, ...days) : () => true;
    return cards.filter((card) => offers(card, serviceId)).map((card) => ({ card, free: free(card.busy) }));
  });
  const byId = new Map(options.map((option) => [option.card.id, option]));
  const sorted = sortCards(options.map(({ card }) => card)).flatMap(({ id }) => byId.get(id) ?? []);
  return [...sorted.filter(({ free }) => free), ...sorted.filter(({ free }) => !free)];
}
