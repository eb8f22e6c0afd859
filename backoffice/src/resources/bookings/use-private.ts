import { HttpError, useGetOne } from 'react-admin';
import type { BookingPrivateRecord } from '../../components/records.ts';

const NOT_FOUND = 404;

/** A document under `bookings/{id}/private`; null where there is none (yet, or any more). */
export function usePrivate(bookingId: string, id: 'access' | 'contacts') {
  const { data, error, isPending, refetch } = useGetOne<BookingPrivateRecord, Error>(
    'bookingPrivate',
    { id, meta: { parentId: bookingId } },
    { retry: false },
  );
  const missing = error instanceof HttpError && error.status === NOT_FOUND;
  return { data: missing ? null : (data ?? null), error: missing ? null : error, isPending, refetch };
}
