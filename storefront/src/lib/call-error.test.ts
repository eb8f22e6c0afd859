import { describe, expect, it } from 'vitest';
import { CallError, toCallError } from './call-error.ts';

/** As the Firebase SDKs throw them. */
const thrown = (code: string, message: string, details?: unknown) =>
  Object.assign(new Error(message), { code, details });

describe('why a call failed', () => {
  it('is the reason that our functions give, with what they say besides', () => {
    const error = thrown('functions/failed-precondition', 'refused', { reason: 'price-changed', amountCents: 7000 });
    expect(toCallError(error)).toMatchObject({ code: 'price-changed', details: { amountCents: 7000 } });
  });

  it.each([
    ['functions/unauthenticated', 'session-ended'],
    ['functions/permission-denied', 'not-allowed'],
    ['permission-denied', 'not-allowed'],
    ['functions/resource-exhausted', 'rate-limited'],
    ['functions/deadline-exceeded', 'unavailable'],
    ['unavailable', 'unavailable'],
    ['auth/network-request-failed', 'unavailable'],
    ['functions/data-loss', 'internal'],
  ])('%s without a reason of ours is %s', (code, expected) => {
    expect(toCallError(thrown(code, 'something')).code).toBe(expected);
  });

  it('tells a lost network from a fault of the server: the SDK says internal to both', () => {
    expect(toCallError(thrown('functions/internal', 'internal [0]')).code).toBe('unavailable');
    expect(toCallError(thrown('functions/unknown', 'unknown [502]')).code).toBe('unavailable');
    expect(toCallError(thrown('functions/internal', 'INTERNAL [500]')).code).toBe('internal');
  });

  it.each([['a text'], [null], [new Error('x')], [{ code: 7 }]])('is internal for anything else: %s', (error) => {
    expect(toCallError(error).code).toBe('internal');
  });

  it('does not believe a reason that we have no words for', () => {
    expect(toCallError(thrown('functions/not-found', 'x', { reason: 'toString' })).code).toBe('internal');
  });

  it('stays what it is', () => {
    const error = new CallError('sitter-busy');
    expect(toCallError(error)).toBe(error);
  });
});
