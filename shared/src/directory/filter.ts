import type { Day } from '../time/lisbon.ts';
import type { Location } from '../town.ts';
import { freeBetween } from './busy.ts';
import type { DirectoryCard } from './card.ts';

export const SORTS = ['rating', 'price', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** What the filters panel of /search can ask for; everything is optional. */
export interface DirectoryFilter {
  location?: Location | undefined;
  serviceId?: string | undefined;
  /** First and last Lisbon day of the stay, both included. */
  from?: Day | undefined;
  to?: Day | undefined;
  /** Most one unit of the chosen service (else a day) may cost. Cents. */
  maxPriceCents?: number | undefined;
}

/** What a card costs under a filter: the chosen service's price, else the price per day. Cents. */
export const cardPriceCents = (card: DirectoryCard, serviceId?: string): number =>
  (serviceId === undefined ? undefined : card.services[serviceId]) ?? card.pricePerDayCents;

/** The cards that fit, in their order. `firstNight` is the page's `from`. Sitters who take no bookings now never fit dates. */
export function filterCards(
  cards: readonly DirectoryCard[],
  filter: DirectoryFilter,
  firstNight: Day,
): DirectoryCard[] {
  const { location, serviceId, from, to, maxPriceCents } = filter;
  const wantsDates = from !== undefined || to !== undefined;
  const free = freeBetween(firstNight, from ?? to ?? firstNight, to ?? from ?? firstNight);
  return cards.filter(
    (card) =>
      (location === undefined || card.location === location) &&
      (serviceId === undefined || card.services[serviceId] !== undefined) &&
      (maxPriceCents === undefined || cardPriceCents(card, serviceId) <= maxPriceCents) &&
      (!wantsDates || (card.available && free(card.busy))),
  );
}

type Order = (a: DirectoryCard, b: DirectoryCard) => number;
const byRating: Order = (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviews - a.reviews;
const byId: Order = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Favourites first, then by rating (spec §2), or by price or newest; ties by rating, reviews, id, so that the order is stable. */
export function sortCards(
  cards: readonly DirectoryCard[],
  {
    sort = 'rating',
    favorites,
    serviceId,
  }: { sort?: Sort; favorites?: ReadonlySet<string>; serviceId?: string | undefined } = {},
): DirectoryCard[] {
  const orders: Record<Sort, Order> = {
    rating: byRating,
    price: (a, b) => cardPriceCents(a, serviceId) - cardPriceCents(b, serviceId),
    newest: (a, b) => b.joined - a.joined,
  };
  const favorite = (card: DirectoryCard) => (favorites?.has(card.id) ? 0 : 1);
  return [...cards].sort((a, b) => favorite(a) - favorite(b) || orders[sort](a, b) || byRating(a, b) || byId(a, b));
}
