import type { ErrorCode } from '@patas/shared/errors';

/** What a person asked for and can't have: expected, explained by its code, never logged as a fault. */
export class Refusal extends Error {
  readonly reason: ErrorCode;
  /** Sent beside the code, e.g. `{ amountCents }` with `price-changed`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(reason: ErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.details = details;
  }
}

/** Throws when there is a code: for the pure checks of `shared` that answer with one. */
export function refuseIf(reason: ErrorCode | null | undefined | false): void {
  if (reason) throw new Refusal(reason);
}
