import type { Call, CallOutput, CallParsed } from '@patas/shared/calls/call';
import { REGION } from '@patas/shared/local/ports';
import { type CallableFunction, onCall } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { authorise, type Caller, type Requirement } from './caller.ts';
import { clientAddress } from './client-address.ts';
import { allowedOrigins, enforceAppCheck, warmInstances } from './config.ts';
import { toHttpsError } from './failure.ts';
import { Refusal } from './refusal.ts';

/** What a handler knows beside its input. */
export interface CallContext<R extends Requirement> {
  readonly caller: R extends 'none' ? Caller | null : Caller;
  /** Where the call came from, see {@link clientAddress}. */
  readonly address: string | null;
}

export interface CallOptions<R extends Requirement> {
  /** What is asked of the person behind the call. */
  auth: R;
  /** Keep instances warm: for the calls that take bookings and money. */
  warm?: boolean;
}

/** The paths of the fields that did not pass, `details.contactPhone`, each once. */
const fieldsOf = (issues: readonly { path: PropertyKey[] }[]): string[] => [
  ...new Set(issues.map(({ path }) => path.map(String).join('.'))),
];

/**
 * A callable function: parse → authorise → one service call. Input that does not parse is refused with `invalid-input` and
 * `{ fields }`; refusals travel as `{ reason, ... }` in the error's details; anything else is logged by id and `internal`.
 */
export function validatedOnCall<C extends Call<z.ZodMiniType, unknown>, R extends Requirement>(
  call: C,
  options: CallOptions<R>,
  handler: (input: CallParsed<C>, context: CallContext<R>) => Promise<CallOutput<C>>,
): CallableFunction<unknown, Promise<CallOutput<C>>> {
  return onCall<unknown, Promise<CallOutput<C>>>(
    {
      region: REGION,
      cors: allowedOrigins(),
      enforceAppCheck: enforceAppCheck(),
      ...(options.warm ? { minInstances: warmInstances() } : {}),
    },
    async (request) => {
      try {
        const parsed = z.safeParse(call.input, request.data);
        if (!parsed.success) throw new Refusal('invalid-input', { fields: fieldsOf(parsed.error.issues) });
        const caller = (await authorise(request.auth, options.auth)) as CallContext<R>['caller'];
        return await handler(parsed.data as CallParsed<C>, { caller, address: clientAddress(request.rawRequest) });
      } catch (error) {
        throw toHttpsError(call.name, error, request.auth?.uid ?? null);
      }
    },
  );
}
