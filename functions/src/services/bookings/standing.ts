import type { Booking } from '@patas/shared/booking/schema';
import type { Actor } from '@patas/shared/booking/status';
import { type Caller, isAdmin, isSitter } from '../../lib/caller.ts';

/** The sides a person can be on; the others are machines. */
export type PersonalActor = Exclude<Actor, 'stripe' | 'clock'>;

/** What a person is, whatever the booking. */
export interface Standing {
  uid: string;
  /** The sitter they are, by claim and record. */
  sitterId: string | null;
  admin: boolean;
}

/** Claims are only believed together with the record behind them (design §3). */
export async function standingOf(caller: Caller): Promise<Standing> {
  const claimed = caller.claims.sitterId ?? null;
  const [sitter, admin] = await Promise.all([isSitter(caller, claimed), isAdmin(caller)]);
  return { uid: caller.uid, sitterId: sitter ? claimed : null, admin };
}

/** As whom a person may act on a booking: as its sitter before as its customer before as an admin. */
export function sidesOf({ uid, sitterId, admin }: Standing, booking: Booking): PersonalActor[] {
  const sides: [PersonalActor, boolean][] = [
    ['sitter', sitterId !== null && booking.sitterId === sitterId],
    ['customer', booking.customerId === uid],
    ['admin', admin],
  ];
  return sides.flatMap(([actor, fits]) => (fits ? [actor] : []));
}
