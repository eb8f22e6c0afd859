import { refundCents } from '@patas/shared/booking/pricing';
import type { Booking } from '@patas/shared/booking/schema';

/** What a cancelling customer is told about money, before they confirm. */
export type RefundHint =
  | { kind: 'nothingPaid' | 'hold' }
  | { kind: 'full' | 'none'; amountCents: number; paidCents: number }
  | { kind: 'part'; amountCents: number; paidCents: number; percent: number };

/** The refund by policy (design §4) if the customer cancelled now. Amounts in cents. */
export function refundHint(
  { paidCents, paymentStatus, startTs }: Pick<Booking, 'paidCents' | 'paymentStatus' | 'startTs'>,
  now: Date,
): RefundHint {
  if (paymentStatus === 'authorized') return { kind: 'hold' };
  if (paidCents === 0) return { kind: 'nothingPaid' };
  const amountCents = refundCents(paidCents, startTs, now);
  if (amountCents === paidCents) return { kind: 'full', amountCents, paidCents };
  if (amountCents === 0) return { kind: 'none', amountCents, paidCents };
  return { kind: 'part', amountCents, paidCents, percent: Math.round((amountCents / paidCents) * 100) };
}
