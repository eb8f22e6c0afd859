import type { Call, CallInput, CallOutput } from '@patas/shared/calls/call';
import { type ErrorCode, isErrorCode } from '@patas/shared/errors';
import { FirebaseError } from 'firebase/app';
import { type Functions, httpsCallable } from 'firebase/functions';
import { HttpError } from 'react-admin';
import type { ZodMiniType } from 'zod/mini';

const TIMEOUT_MS = 30_000;

/** Status and reason of an answer that carries no reason of ours. */
const BY_CODE: Readonly<Record<string, readonly [number, ErrorCode]>> = {
  unauthenticated: [401, 'session-ended'],
  'permission-denied': [403, 'not-allowed'],
  'invalid-argument': [400, 'invalid-input'],
  'not-found': [404, 'internal'],
  'failed-precondition': [409, 'internal'],
  'already-exists': [409, 'internal'],
  'resource-exhausted': [429, 'rate-limited'],
  unavailable: [503, 'unavailable'],
  'deadline-exceeded': [504, 'unavailable'],
  cancelled: [503, 'unavailable'],
};

/** A refused or failed call as react-admin's error: the message is a key of the `errors` catalogue. */
export function callError(error: unknown): HttpError {
  if (!(error instanceof FirebaseError)) return new HttpError('errors.internal', 500);
  const code = error.code.replace(/^functions\//, '');
  const details: unknown = 'details' in error ? error.details : undefined;
  const reason = typeof details === 'object' && details !== null && 'reason' in details ? details.reason : undefined;
  // The SDK reports an answer that never came as `internal` with HTTP status 0 in its message.
  const lost = code === 'internal' && error.message.endsWith('[0]');
  const [status, fallback] = (lost ? BY_CODE.unavailable : BY_CODE[code]) ?? [500, 'internal'];
  return new HttpError(`errors.${isErrorCode(reason) ? reason : fallback}`, status, details);
}

/** Calls a Cloud Function by its contract. Rejects with {@link callError}. */
export async function callFunction<C extends Call<ZodMiniType, unknown>>(
  functions: Functions,
  call: C,
  input: CallInput<C>,
): Promise<CallOutput<C>> {
  try {
    const callable = httpsCallable<CallInput<C>, CallOutput<C>>(functions, call.name, { timeout: TIMEOUT_MS });
    return (await callable(input)).data;
  } catch (error) {
    throw callError(error);
  }
}
