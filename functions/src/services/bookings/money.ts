import { refundCents } from '@patas/shared/booking/pricing';
import type { MoneyOrder } from '@patas/shared/booking/schema';
import type { Change } from './change.ts';

const order = (change: Change, kind: MoneyOrder['kind'], amountCents: number): void => {
  if (amountCents > 0) change.money.push({ kind, amountCents });
};

/** What an authorised card still promises, cents. */
const authorizedCents = ({ booking }: Change): number =>
  booking.paymentStatus === 'authorized' ? booking.amountCents : 0;

export const captureCard = (change: Change): void => order(change, 'capture', authorizedCents(change));
export const releaseCard = (change: Change): void => order(change, 'release', authorizedCents(change));
export const refundInFull = (change: Change): void => order(change, 'refund', change.booking.paidCents);
export const refundByPolicy = (change: Change): void =>
  order(change, 'refund', refundCents(change.booking.paidCents, change.booking.startTs, change.now));
