import type { BookingAccess, BookingContacts } from '@patas/shared/booking/schema';
import { accessVisibleToSitter, contactsVisible } from '@patas/shared/booking/status';
import { paths } from '@patas/shared/paths';
import type { BookingItem, Side } from '../../../lib/bookings/booking-item.ts';
import { useDocument } from '../../../lib/firebase/use-live-query.ts';

/** Phones of both sides; nothing is asked while the status hides them (spec §6). */
export const useContacts = ({ id, status }: BookingItem) =>
  useDocument(
    contactsVisible(status) ? paths.bookingContacts(id) : null,
    (snapshot) => snapshot.data() as BookingContacts,
  );

/** Whether the viewer may see address, keys and house instructions (design §3). */
export const seesAccess = ({ status }: BookingItem, side: Side): boolean =>
  side === 'customer' || accessVisibleToSitter(status);

export const useAccess = (booking: BookingItem, side: Side) =>
  useDocument(
    seesAccess(booking, side) ? paths.bookingAccess(booking.id) : null,
    (snapshot) => snapshot.data() as BookingAccess,
  );
