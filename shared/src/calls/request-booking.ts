import * as z from 'zod/mini';
import { bookingDetailsSchema } from '../booking/schema.ts';
import type { BookingStatus } from '../booking/status.ts';
import { cents, id, instant, requestId } from '../text/schema.ts';
import { call } from './call.ts';

/**
 * Signed in, e-mail verified. The same requestId is the same booking, so a call that was cut off can be repeated.
 * Refusals: the codes of checkInterval, sitter-not-found, sitter-unavailable, sitter-busy, own-sitter, service-not-found,
 * service-not-offered, pets-required, house-details-required, price-changed, too-many-requests-open,
 * too-many-requests-overlapping, email-unverified, rate-limited.
 */
export const requestBooking = call<{
  bookingId: string;
  reference: string;
  amountCents: number;
  status: BookingStatus;
}>()(
  'requestBooking',
  z.object({
    requestId: requestId(),
    serviceId: id(),
    /** null: the product assigns one. */
    sitterId: z.nullable(id()),
    start: instant(),
    end: instant(),
    /** What the screen showed; the server refuses with `price-changed` and `{ amountCents }` when its own differs. */
    amountCents: cents(),
    details: bookingDetailsSchema,
  }),
);
