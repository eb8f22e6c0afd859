import { paths } from '@patas/shared/paths';
import type { BookingItem } from '../../../lib/bookings/booking-item.ts';
import { readDocument } from '../../../lib/firebase/read-document.ts';
import { useDocument } from '../../../lib/firebase/use-live-query.ts';

const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Whether an address can name a booking at all. */
export const isBookingId = (id: string): boolean => ID.test(id);

/** One booking, live; `data` null inside `ready` when there is none. */
export const useBooking = (id: string) =>
  useDocument(paths.booking(id), (snapshot) => readDocument<BookingItem>(snapshot));
