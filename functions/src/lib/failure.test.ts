import { logger } from 'firebase-functions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toHttpsError } from './failure.ts';
import { Refusal } from './refusal.ts';

const lines: unknown[][] = [];
beforeEach(() => {
  vi.spyOn(logger, 'error').mockImplementation((...args) => void lines.push(args));
});
afterEach(() => {
  lines.length = 0;
  vi.restoreAllMocks();
});

test('a refusal travels with its code and details, and is not logged', () => {
  const error = toHttpsError('requestBooking', new Refusal('price-changed', { amountCents: 4200 }), 'uid-1');
  expect(error).toMatchObject({
    code: 'failed-precondition',
    details: { reason: 'price-changed', amountCents: 4200 },
  });
  expect(lines).toEqual([]);
});

test('a fault is internal and is logged by id only: not a word of what people typed', () => {
  const error = toHttpsError('postMessage', new TypeError('cannot read "Rua Direita 1" of ana@patas.example'), 'uid-1');
  expect(error).toMatchObject({ code: 'internal', message: 'internal', details: { reason: 'internal' } });
  const [[message, fields] = []] = lines;
  expect(message).toBe('postMessage failed');
  expect(fields).toMatchObject({
    name: 'TypeError',
    userId: 'uid-1',
    errorId: (error.details as { errorId: string }).errorId,
  });
  expect(JSON.stringify(lines)).not.toMatch(/Direita|ana@/);
  expect(JSON.stringify(lines)).toContain('failure.test.ts');
});

test('what a second try can cure is unavailable', () => {
  for (const code of [4, 8, 10, 14])
    expect(toHttpsError('markRead', Object.assign(new Error('x'), { code }), null)).toMatchObject({
      code: 'unavailable',
      details: { reason: 'unavailable' },
    });
  expect(toHttpsError('markRead', Object.assign(new Error('x'), { code: 5 }), null).code).toBe('internal');
});
