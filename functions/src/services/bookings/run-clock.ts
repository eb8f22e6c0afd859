import { type BookingEvent, COMPLETE_AFTER_MS } from '@patas/shared/booking/machine';
import type { Booking } from '@patas/shared/booking/schema';
import type { BookingStatus } from '@patas/shared/booking/status';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '../../lib/documents.ts';
import { logFault } from '../../lib/failure.ts';
import { Refusal } from '../../lib/refusal.ts';
import { changeBooking } from './change-booking.ts';

/** What time alone does to a booking: `afterMs` after its `field`, in one of these statuses (design §4). */
const DUE: readonly {
  event: BookingEvent;
  statuses: BookingStatus[];
  field: 'expiresAt' | 'endTs';
  afterMs: number;
}[] = [
  { event: 'expire', statuses: ['pending', 'assigned'], field: 'expiresAt', afterMs: 0 },
  { event: 'paymentExpired', statuses: ['awaiting_payment'], field: 'expiresAt', afterMs: 0 },
  { event: 'complete', statuses: ['in_progress'], field: 'endTs', afterMs: COMPLETE_AFTER_MS },
];

const PAGE = 100;

export interface ClockResult {
  changed: number;
  failed: number;
}

/** One booking; a person who was faster is no fault, and one booking's fault does not stop the others. */
async function runOne(bookingId: string, event: BookingEvent, now: Date, result: ClockResult): Promise<void> {
  try {
    await changeBooking({ bookingId, event, actorId: null, sidesOf: () => ['clock'], now });
    result.changed += 1;
  } catch (error) {
    if (error instanceof Refusal) return;
    logFault(`${event} failed`, error, { bookingId });
    result.failed += 1;
  }
}

/** Expires what nobody answered and completes what is over, page by page, each booking in a transaction of its own. */
export async function runClock(now: Date): Promise<ClockResult> {
  const result: ClockResult = { changed: 0, failed: 0 };
  for (const { event, statuses, field, afterMs } of DUE) {
    const due = collections
      .bookings()
      .where('status', 'in', statuses)
      .where(field, '<=', new Date(now.getTime() - afterMs))
      .orderBy(field)
      .limit(PAGE);
    let last: QueryDocumentSnapshot<Booking> | undefined;
    do {
      const page = await (last ? due.startAfter(last) : due).get();
      for (const { id } of page.docs) await runOne(id, event, now, result);
      last = page.docs[PAGE - 1];
    } while (last);
  }
  return result;
}
