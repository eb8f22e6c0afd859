import { type Interval, MAX_OPEN_REQUESTS, MAX_OVERLAPPING_REQUESTS, overlaps } from '@patas/shared/booking/schedule';
import { REQUEST_STATUSES } from '@patas/shared/booking/status';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../../lib/documents.ts';
import { refuseIf } from '../../lib/refusal.ts';

/** The dates of a customer's open requests, read in the transaction. */
export async function readOpenRequests(tx: Transaction, customerId: string): Promise<Interval[]> {
  const open = await tx.get(
    collections
      .bookings()
      .where('customerId', '==', customerId)
      .where('status', 'in', [...REQUEST_STATUSES]),
  );
  return open.docs.map((booking) => ({ start: booking.data().startTs, end: booking.data().endTs }));
}

/** Refuses one request too many: too-many-requests-open, too-many-requests-overlapping (design §4). */
export function checkLimits(open: readonly Interval[], wanted: Interval): void {
  refuseIf(open.length >= MAX_OPEN_REQUESTS && 'too-many-requests-open');
  const overlapping = open.filter((interval) => overlaps(interval, wanted));
  refuseIf(overlapping.length >= MAX_OVERLAPPING_REQUESTS && 'too-many-requests-overlapping');
}
