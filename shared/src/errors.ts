/**
 * Why something was refused. Callables send the code in the error's details as `{ reason }`; screens translate it with
 * the `errors` catalogue. Beside each: the gRPC-style code the callable answers with.
 */
export const ERROR_CODES = {
  'sign-in-required': 'unauthenticated',
  'session-ended': 'unauthenticated',
  'not-allowed': 'permission-denied',
  'admin-required': 'permission-denied',
  'email-unverified': 'failed-precondition',
  'invalid-input': 'invalid-argument',
  'rate-limited': 'resource-exhausted',
  'booking-not-found': 'not-found',
  'booking-wrong-state': 'failed-precondition',
  'booking-started': 'failed-precondition',
  'no-booking-access': 'permission-denied',
  'sitter-not-found': 'not-found',
  'sitter-required': 'invalid-argument',
  'sitter-busy': 'failed-precondition',
  'sitter-unavailable': 'failed-precondition',
  'own-sitter': 'failed-precondition',
  'service-not-found': 'not-found',
  'service-not-offered': 'failed-precondition',
  'start-in-past': 'invalid-argument',
  'start-too-far': 'invalid-argument',
  'end-before-start': 'invalid-argument',
  'stay-too-long': 'invalid-argument',
  'pets-required': 'invalid-argument',
  'house-details-required': 'invalid-argument',
  'too-many-requests-open': 'resource-exhausted',
  'too-many-requests-overlapping': 'resource-exhausted',
  'price-changed': 'failed-precondition',
  'reason-required': 'invalid-argument',
  'message-empty': 'invalid-argument',
  'message-too-long': 'invalid-argument',
  'application-not-found': 'not-found',
  'application-decided': 'failed-precondition',
  'application-open': 'already-exists',
  'photo-missing': 'failed-precondition',
  'account-not-found': 'not-found',
  'account-unverified': 'failed-precondition',
  'last-admin': 'failed-precondition',
  unavailable: 'unavailable',
  internal: 'internal',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_CODES, value);
