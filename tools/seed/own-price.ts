import { isDaily } from '@patas/shared/booking/pricing';
import { services } from './data/services.ts';
import type { DemoSitter } from './data/sitters.ts';

/**
 * What a demo sitter asks for a service, in cents: the data's own number, else their price per day for daily services, as
 * for an approved application, else null: the base price.
 */
export function ownPriceCents(sitter: DemoSitter, serviceId: string): number | null {
  const euros = sitter.services[serviceId];
  if (typeof euros === 'number') return euros * 100;
  const service = services.find(({ id }) => id === serviceId);
  return service && isDaily(service.durationHours) ? sitter.price * 100 : null;
}
