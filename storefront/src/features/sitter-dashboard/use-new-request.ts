import { useEffect, useRef, useState } from 'react';
import type { BookingItem } from '../../lib/bookings/booking-item.ts';

/** The request that came in last while the screen was open; null until there is one. `bookings` null: not loaded yet. */
export function useNewRequest(bookings: readonly BookingItem[] | null): BookingItem | null {
  const known = useRef<Set<string> | null>(null);
  const [latest, setLatest] = useState<BookingItem | null>(null);
  useEffect(() => {
    if (!bookings) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...bookings.map(({ id }) => id)]);
    const fresh = before && bookings.find(({ id }) => !before.has(id));
    if (fresh) setLatest(fresh);
  }, [bookings]);
  return latest;
}
