import { isBookable, type Sitter } from '@patas/shared/sitter/schema';
import { Refusal, refuseIf } from '../../lib/refusal.ts';

/**
 * The sitter's record when they may be asked for this service by this customer. Refusals: sitter-not-found (also for one
 * who is not verified), own-sitter, sitter-unavailable, service-not-offered.
 */
export function bookable(sitter: Sitter | undefined, serviceId: string, customerId: string): Sitter {
  if (!sitter?.verified) throw new Refusal('sitter-not-found');
  refuseIf(sitter.userId === customerId && 'own-sitter');
  refuseIf(!isBookable(sitter) && 'sitter-unavailable');
  refuseIf(!sitter.services[serviceId]?.available && 'service-not-offered');
  return sitter;
}
