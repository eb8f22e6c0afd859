import * as z from 'zod/mini';
import type { BookingStatus } from '../booking/status.ts';
import { cents, id, text } from '../text/schema.ts';
import { call } from './call.ts';

/** The events people cause through this call; payments have calls of their own. */
export const CALLED_EVENTS = ['assign', 'accept', 'confirmPrice', 'decline', 'cancel'] as const;

/**
 * The booking's customer, its sitter or an admin; who may do what is booking/machine.ts. Refusals: booking-not-found,
 * no-booking-access, the machine's codes, sitter-not-found, sitter-unavailable, sitter-busy, service-not-offered, own-sitter.
 */
export const transitionBooking = call<{ status: BookingStatus }>()(
  'transitionBooking',
  z.object({
    bookingId: id(),
    event: z.enum(CALLED_EVENTS),
    /** assign: which sitter. */
    sitterId: z.optional(id()),
    /** cancel by an admin: required. */
    reason: z.optional(text(0, 1000)),
    /** confirmPrice: the final price in cents when it differs from the estimate. */
    amountCents: z.optional(cents()),
    /** Which side acts when one person is several (an admin who is also a sitter); default: sitter, customer, admin in that order of fit. */
    as: z.optional(z.enum(['customer', 'sitter', 'admin'])),
  }),
);
