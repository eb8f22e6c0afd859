import { expect, test } from 'vitest';
import type { RateLimit } from '../lib/documents.ts';
import { Refusal } from '../lib/refusal.ts';
import { counted, RATE_LIMITS } from './rate-limit.ts';

const start = new Date('2026-06-01T10:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

test('a window counts up to its limit, then refuses with the time left', () => {
  const { max, windowMs } = RATE_LIMITS.message;
  let limit: RateLimit | undefined;
  for (let count = 1; count <= max; count += 1) {
    limit = counted('message', limit, later(count));
    expect(limit.count).toBe(count);
  }
  expect(() => counted('message', limit, later(30_000))).toThrow(Refusal);
  try {
    counted('message', limit, later(30_000));
  } catch (error) {
    expect(error).toMatchObject({ reason: 'rate-limited', details: { retryAfterSeconds: 31 } });
  }
  expect(limit?.expireAt).toEqual(later(1 + windowMs));
});

test('the next window begins anew', () => {
  const { windowMs } = RATE_LIMITS.applicationByEmail;
  const full: RateLimit = { count: 3, windowStart: start, expireAt: later(windowMs) };
  expect(() => counted('applicationByEmail', full, later(windowMs - 1))).toThrow(Refusal);
  expect(counted('applicationByEmail', full, later(windowMs))).toEqual({
    count: 1,
    windowStart: later(windowMs),
    expireAt: later(2 * windowMs),
  });
});
