import type { Interval } from '@patas/shared/booking/schedule';
import { busyDays, touchedDays } from '@patas/shared/directory/busy';
import type { DirectoryCard } from '@patas/shared/directory/card';
import type { SitterPageData } from '@patas/shared/page/page';
import { addDays, type Day } from '@patas/shared/time/lisbon';
import type { Location } from '@patas/shared/town';

/** The sitter somebody wants, as the form needs to know them. */
export interface SitterChoice {
  id: string;
  name: string;
  location: Location;
  photo: string | null;
  rating: number | null;
  reviews: number;
  /** Cents per unit by service. */
  services: Record<string, number>;
  available: boolean;
  /** Lisbon days that are taken, in order. */
  busy: Day[];
}

/** What `/api/sitters/{id}.json` says, for the form. */
export const choiceOf = ({ sitter, busy, from }: SitterPageData): SitterChoice => ({
  id: sitter.id,
  name: sitter.name,
  location: sitter.location,
  photo: sitter.photo,
  rating: sitter.averageRating,
  reviews: sitter.reviewCount,
  services: sitter.services,
  available: sitter.available,
  busy: busyDays(busy, from),
});

/** Whether a sitter can be asked for this service at all. */
export const offers = ({ services, available }: Pick<DirectoryCard, 'services' | 'available'>, serviceId: string) =>
  available && services[serviceId] !== undefined;

/** The days of a stay on which the sitter is taken. The calendar decides in the end; this spares a refusal. */
export function clashes(busy: readonly Day[], stay: Interval | null): Day[] {
  if (!stay || stay.end <= stay.start) return [];
  const [first, last] = touchedDays(stay);
  return busy.filter((day) => day >= first && day <= last);
}

/** Days as ranges of neighbours: `[1, 2, 3, 7]` → `[[1, 3], [7, 7]]`. */
export function dayRanges(days: readonly Day[]): [Day, Day][] {
  const ranges: [Day, Day][] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && addDays(last[1], 1) === day) last[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}
