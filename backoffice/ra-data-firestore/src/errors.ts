import { HttpError } from 'ra-core';

/** Every reason this provider refuses or fails for, with its HTTP status. `MESSAGE_PREFIX` + key is the error's message. */
export const ERRORS = {
  unknown_resource: 404,
  unknown_filter: 400,
  unknown_sort: 400,
  bad_filter: 400,
  parent_required: 400,
  page_too_far: 400,
  invalid: 400,
  unauthenticated: 401,
  denied: 403,
  not_found: 404,
  exists: 409,
  stale: 409,
  conflict: 409,
  precondition: 412,
  too_many: 429,
  failed: 500,
  unavailable: 503,
  timeout: 504,
} as const;

export type ErrorKey = keyof typeof ERRORS;

/** Error messages are translation keys: `firestore.denied` and so on, one for each key of {@link ERRORS}. */
export const MESSAGE_PREFIX = 'firestore.';

const BY_CODE: Readonly<Record<string, ErrorKey>> = {
  'permission-denied': 'denied',
  unauthenticated: 'unauthenticated',
  'not-found': 'not_found',
  'already-exists': 'exists',
  aborted: 'conflict',
  'failed-precondition': 'precondition',
  'invalid-argument': 'invalid',
  'out-of-range': 'invalid',
  'resource-exhausted': 'too_many',
  unavailable: 'unavailable',
  'deadline-exceeded': 'timeout',
  cancelled: 'unavailable',
};

/** The HttpError of one reason. `detail` (a field's name, a Firestore code) travels in the body, for logs. */
export const refusal = (key: ErrorKey, detail?: string): HttpError =>
  new HttpError(`${MESSAGE_PREFIX}${key}`, ERRORS[key], { key, detail });

/** Whatever went wrong, as an HttpError. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return refusal((code && BY_CODE[code.replace(/^firestore\//, '')]) || 'failed', code ?? String(error));
}

/** Runs `work`, turns its failure into an HttpError, and gives up after `timeoutMs`. */
export async function guarded<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refusal('timeout')), timeoutMs);
  });
  try {
    return await Promise.race([work(), timeout]);
  } catch (error) {
    throw toHttpError(error);
  } finally {
    clearTimeout(timer);
  }
}
