import { randomUUID } from 'node:crypto';
import { ERROR_CODES, type ErrorCode } from '@patas/shared/errors';
import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import { Refusal } from './refusal.ts';

/** gRPC statuses that a second try can cure: deadline exceeded, resource exhausted, aborted, unavailable. */
const TRANSIENT = new Set<unknown>([4, 8, 10, 14]);

const httpsError = (reason: ErrorCode, details: Readonly<Record<string, unknown>> = {}) =>
  new HttpsError(ERROR_CODES[reason], reason, { reason, ...details });

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Where it happened, without the message: messages may quote what people typed. */
const framesOf = (error: unknown): string[] =>
  error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];

/** Logs a fault by ids only and returns the id under which it is found. `ids` are document ids, never documents. */
export function logFault(what: string, error: unknown, ids: Readonly<Record<string, string | null>> = {}): string {
  const errorId = randomUUID();
  const name = error instanceof Error ? error.name : typeof error;
  logger.error(what, { errorId, name, code: codeOf(error) ?? null, frames: framesOf(error), ...ids });
  return errorId;
}

/**
 * What a caller is told: a refusal with its code; `unavailable` when trying again helps; else `internal` with the id under
 * which the log has it.
 */
export function toHttpsError(call: string, error: unknown, userId: string | null): HttpsError {
  if (error instanceof Refusal) return httpsError(error.reason, error.details);
  const errorId = logFault(`${call} failed`, error, { userId });
  return httpsError(TRANSIENT.has(codeOf(error)) ? 'unavailable' : 'internal', { errorId });
}
