import { type Price, priceOf, unitPriceCents } from '@patas/shared/booking/pricing';
import type { Interval } from '@patas/shared/booking/schedule';
import type { BookingDetails } from '@patas/shared/booking/schema';
import { needsHouse, needsPets, type Service } from '@patas/shared/service/schema';
import type { Sitter } from '@patas/shared/sitter/schema';
import { Refusal, refuseIf } from '../../lib/refusal.ts';

/** The service when it can be booked with these details. Refusals: service-not-found, pets-required, house-details-required. */
export function bookableService(service: Service | undefined, details: BookingDetails): Service {
  if (!service?.active) throw new Refusal('service-not-found');
  refuseIf(needsPets(service.serviceType) && details.pets.length === 0 && 'pets-required');
  refuseIf(needsHouse(service.serviceType) && !details.houseDetails && 'house-details-required');
  return service;
}

/** The server's price for a stay, or `price-changed` with `{ amountCents }` when the screen showed another. */
export function quote(
  service: Service,
  serviceId: string,
  sitter: Sitter | null,
  stay: Interval,
  shownCents: number,
): Price {
  const custom = sitter?.services[serviceId]?.customPriceCents;
  const price = priceOf({
    ...stay,
    durationHours: service.durationHours,
    unitPriceCents: unitPriceCents(service.basePriceCents, custom),
  });
  if (price.amountCents !== shownCents) throw new Refusal('price-changed', { amountCents: price.amountCents });
  return price;
}
