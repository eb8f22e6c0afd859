import { HOUR_MS, wallMs } from '../time/lisbon.ts';

/** A service of 24 hours is charged by the day (spec §3). */
export const isDaily = (durationHours: number): boolean => durationHours === 24;

/** Wall-clock hours in Europe/Lisbon between two instants, rounded up (spec §9, design §4). Never negative. */
export function billedHours(start: Date, end: Date): number {
  return Math.max(0, Math.ceil((wallMs(end) - wallMs(start)) / HOUR_MS));
}

export interface Price {
  /** Wall-clock hours, rounded up. */
  hours: number;
  /** Started days (24-hour services) or started service periods. */
  units: number;
  /** Cents for one unit: the sitter's own price, else the service's base price. */
  unitPriceCents: number;
  /** units × unitPriceCents. */
  amountCents: number;
  /** unitPriceCents ÷ durationHours, rounded to a cent: for show only (spec §2 booking detail). */
  hourlyRateCents: number;
}

/**
 * The price of a stay (spec §9): hours rounded up; started units of `durationHours` each × unit price.
 * `unitPriceCents` and the result are integer euro cents. An end at or before the start is billed as nothing; refuse it
 * before with {@link ./schedule.ts}'s `checkInterval`.
 */
export function priceOf({
  start,
  end,
  durationHours,
  unitPriceCents,
}: {
  start: Date;
  end: Date;
  durationHours: number;
  unitPriceCents: number;
}): Price {
  const hours = billedHours(start, end);
  const units = Math.ceil(hours / durationHours);
  return {
    hours,
    units,
    unitPriceCents,
    amountCents: units * unitPriceCents,
    hourlyRateCents: Math.round(unitPriceCents / durationHours),
  };
}

/** What one unit costs with this sitter: the custom price replaces the base price (design §4). Cents. */
export const unitPriceCents = (basePriceCents: number, customPriceCents: number | null | undefined): number =>
  customPriceCents ?? basePriceCents;

/** Share of what was paid that a cancelling customer gets back (design §4): ≥ 7 days before the start all, ≥ 48 h half. */
const REFUND_STEPS = [
  { fromHours: 7 * 24, percent: 100 },
  { fromHours: 48, percent: 50 },
] as const;

/** Cents to give back when the customer cancels at `now`; never more than was paid. */
export function refundCents(paidCents: number, startTs: Date, now: Date): number {
  const hoursLeft = (startTs.getTime() - now.getTime()) / HOUR_MS;
  const percent = REFUND_STEPS.find(({ fromHours }) => hoursLeft >= fromHours)?.percent ?? 0;
  return Math.floor((paidCents * percent) / 100);
}
