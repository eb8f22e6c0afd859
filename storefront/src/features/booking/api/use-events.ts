import type { BookingEventRecord } from '@patas/shared/booking/schema';
import { paths } from '@patas/shared/paths';
import { readDocument } from '../../../lib/firebase/read-document.ts';
import { useLiveQuery } from '../../../lib/firebase/use-live-query.ts';

const MAX_EVENTS = 100;

/** What happened to a booking, oldest first, live. */
export const useEvents = (bookingId: string) =>
  useLiveQuery(
    paths.bookingEvents(bookingId),
    (db, { collection, limit, orderBy, query }) =>
      query(collection(db, paths.bookingEvents(bookingId)), orderBy('at'), limit(MAX_EVENTS)),
    (snapshot) => readDocument<BookingEventRecord>(snapshot),
  );
