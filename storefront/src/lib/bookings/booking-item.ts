import type { Booking } from '@patas/shared/booking/schema';

/** `bookings/{id}` with its id. */
export type BookingItem = Booking & { id: string };

/** The two sides of a booking (spec §6). */
export type Side = 'customer' | 'sitter';

interface Viewer {
  uid: string;
  sitterId: string | null;
}

/** Which side of the booking somebody is, or null: not a party. Somebody who books as a sitter elsewhere is its customer. */
export function sideOf(booking: Pick<BookingItem, 'customerId' | 'sitterId'>, viewer: Viewer): Side | null {
  if (booking.customerId === viewer.uid) return 'customer';
  return booking.sitterId !== null && booking.sitterId === viewer.sitterId ? 'sitter' : null;
}
