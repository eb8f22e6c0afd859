import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { db } from '../lib/app.ts';
import { documents, type RateLimit } from '../lib/documents.ts';
import { Refusal } from '../lib/refusal.ts';
import { hashedKey } from '../lib/stable-id.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something may happen per subject (an account, an e-mail address, a network address). */
export const RATE_LIMITS = {
  bookingRequest: { max: 20, windowMs: HOUR },
  message: { max: 30, windowMs: MINUTE },
  /** Every attempt counts, so that nobody can ask who has applied. */
  applicationAttempt: { max: 30, windowMs: HOUR },
  applicationFromAddress: { max: 5, windowMs: HOUR },
  applicationByEmail: { max: 3, windowMs: DAY },
  accountMailFromAddress: { max: 20, windowMs: HOUR },
  accountMailTo: { max: 5, windowMs: HOUR },
} as const satisfies Record<string, { max: number; windowMs: number }>;

export type RateLimitKind = keyof typeof RATE_LIMITS;

/** Where a subject's count lives; the subject itself is not written down. */
const rateLimitRef = (kind: RateLimitKind, subject: string): DocumentReference<RateLimit> =>
  documents.rateLimit(hashedKey(kind, subject));

/** The count after one more, or the refusal `rate-limited` with `{ retryAfterSeconds }`. Pure. */
export function counted(kind: RateLimitKind, current: RateLimit | undefined, now: Date): RateLimit {
  const { max, windowMs } = RATE_LIMITS[kind];
  const running = current && now.getTime() - current.windowStart.getTime() < windowMs ? current : null;
  const windowStart = running?.windowStart ?? now;
  const endsAt = windowStart.getTime() + windowMs;
  if (running && running.count >= max)
    throw new Refusal('rate-limited', { retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1000) });
  return { count: (running?.count ?? 0) + 1, windowStart, expireAt: new Date(endsAt) };
}

/**
 * Reads a count inside a transaction, refuses when it is used up, and returns the write that spends one. Because the
 * document is read and written, two transactions of one subject never commit side by side.
 */
export async function rateLimited(
  tx: Transaction,
  kind: RateLimitKind,
  subject: string,
  now: Date,
): Promise<() => void> {
  const ref = rateLimitRef(kind, subject);
  const next = counted(kind, (await tx.get(ref)).data(), now);
  return () => void tx.set(ref, next);
}

/** Spends one by itself, in a transaction of its own: for what counts whether or not it succeeds. */
export async function spendOne(kind: RateLimitKind, subject: string | null, now: Date): Promise<void> {
  if (subject === null) return;
  await db().runTransaction(async (tx) => (await rateLimited(tx, kind, subject, now))());
}
