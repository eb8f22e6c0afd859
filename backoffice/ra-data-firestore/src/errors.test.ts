import { FirebaseError } from 'firebase/app';
import { HttpError } from 'ra-core';
import { expect, test } from 'vitest';
import { guarded, toHttpError } from './errors.ts';

test.each([
  ['permission-denied', 403, 'firestore.denied'],
  ['unauthenticated', 401, 'firestore.unauthenticated'],
  ['unavailable', 503, 'firestore.unavailable'],
  ['aborted', 409, 'firestore.conflict'],
  ['data-loss', 500, 'firestore.failed'],
])('%s is %i', (code, status, message) => {
  expect(toHttpError(new FirebaseError(code, 'words'))).toMatchObject({ status, message });
});

test('anything else failed', () => {
  expect(toHttpError('odd')).toMatchObject({ status: 500, message: 'firestore.failed', body: { detail: 'odd' } });
});

test('work that never ends is given up', async () => {
  const never = guarded(5, () => new Promise(() => {}));
  await expect(never).rejects.toBeInstanceOf(HttpError);
  await expect(never).rejects.toMatchObject({ status: 504, message: 'firestore.timeout' });
});
