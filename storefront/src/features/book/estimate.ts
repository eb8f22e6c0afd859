import { type Price, priceOf, unitPriceCents } from '@patas/shared/booking/pricing';
import type { Interval } from '@patas/shared/booking/schedule';
import type { ServiceItem } from '@patas/shared/page/page';
import { fromLocalInput } from '@patas/shared/time/lisbon';
import type { BookValues } from './form.ts';
import type { SitterChoice } from './sitter-choice.ts';

/** The stay that was typed; null until both ends are dates. */
export function stayOf({ start, end }: Pick<BookValues, 'start' | 'end'>): Interval | null {
  const [from, to] = [fromLocalInput(start), fromLocalInput(end)];
  return from && to ? { start: from, end: to } : null;
}

/** What one unit costs with the wanted sitter, or with whoever is assigned. Cents. */
export const unitCents = (service: ServiceItem, sitter: SitterChoice | null): number =>
  unitPriceCents(service.basePriceCents, sitter?.services[service.id]);

/**
 * The price as far as it can be told: the server's own function over what was typed, so that both agree (design §4).
 * Null until service and dates are there and in order.
 */
export function estimate(
  service: ServiceItem | null,
  sitter: SitterChoice | null,
  stay: Interval | null,
): Price | null {
  if (!service || !stay || stay.end <= stay.start) return null;
  return priceOf({ ...stay, durationHours: service.durationHours, unitPriceCents: unitCents(service, sitter) });
}
