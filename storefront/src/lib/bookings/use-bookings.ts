import { paths } from '@patas/shared/paths';
import { readDocument } from '../firebase/read-document.ts';
import { useLiveQuery } from '../firebase/use-live-query.ts';
import type { BookingItem } from './booking-item.ts';

/** The newest bookings a dashboard follows; older ones are reached by their address. */
export const MAX_BOOKINGS = 200;

/** Bookings of one side, newest first, live; at most `count`. An unknown id (null) asks nothing. */
export const useBookings = (field: 'customerId' | 'sitterId', id: string | null, count: number) =>
  useLiveQuery(
    id && `${paths.bookings}?${field}=${id}&limit=${count}`,
    (db, { collection, limit, orderBy, query, where }) =>
      query(collection(db, paths.bookings), where(field, '==', id), orderBy('createdAt', 'desc'), limit(count)),
    (snapshot) => readDocument<BookingItem>(snapshot),
  );
