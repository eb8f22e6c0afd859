import { type ErrorCode, isErrorCode } from '@patas/shared/errors';

/** Why a call failed: `code` has words in the `errors` catalogue, `details` is what the server says besides. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'CallError';
    this.code = code;
    this.details = details;
  }
}

/** Answers of the callable protocol that carry no reason of ours. */
const BY_STATUS: Record<string, ErrorCode> = {
  unauthenticated: 'session-ended',
  'permission-denied': 'not-allowed',
  'invalid-argument': 'invalid-input',
  'resource-exhausted': 'rate-limited',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  cancelled: 'unavailable',
  'network-request-failed': 'unavailable',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** How the SDK words what is not our server's answer: status 0 is a lost network, 502 to 504 a gateway's (spec §8). */
const OUT_OF_REACH = /^\w[\w-]* \[(0|50[234])\]$/;

/** The refusal behind anything that a Firebase call threw. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  // A page, a chunk or a request that the network lost has no code.
  if (error instanceof TypeError && /fetch|import|load/i.test(error.message)) return new CallError('unavailable');
  if (!isRecord(error) || typeof error.code !== 'string') return new CallError('internal');
  const details = isRecord(error.details) ? error.details : {};
  if (isErrorCode(details.reason)) return new CallError(details.reason, details);
  const status = error.code.replace(/^[a-z]+\//, '');
  if (typeof error.message === 'string' && OUT_OF_REACH.test(error.message)) return new CallError('unavailable');
  return new CallError(BY_STATUS[status] ?? 'internal', details);
}
