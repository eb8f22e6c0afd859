import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { callError } from './calls.ts';

const failure = (code: string, message: string, details?: unknown) =>
  Object.assign(new FirebaseError(`functions/${code}`, message), { details });

test.each([
  [failure('failed-precondition', 'Refused', { reason: 'sitter-busy' }), 409, 'errors.sitter-busy'],
  [failure('unauthenticated', 'Unauthenticated', { reason: 'session-ended' }), 401, 'errors.session-ended'],
  [failure('permission-denied', 'No', { reason: 'nonsense' }), 403, 'errors.not-allowed'],
  [failure('internal', 'internal [0]'), 503, 'errors.unavailable'],
  [failure('internal', 'INTERNAL'), 500, 'errors.internal'],
  [failure('deadline-exceeded', 'deadline-exceeded'), 504, 'errors.unavailable'],
  [new TypeError('odd'), 500, 'errors.internal'],
])('%s is %i %s', (error, status, message) => {
  expect(callError(error)).toMatchObject({ status, message });
});
