import './env.ts';
import type { Call, CallInput, CallOutput } from '@patas/shared/calls/call';
import type { ErrorCode } from '@patas/shared/errors';
import { LOCAL_PROJECT_ID, REGION } from '@patas/shared/local/ports';
import type * as z from 'zod/mini';
import { functionsOrigin } from './env.ts';

/** Why a call was refused: HTTP status, gRPC-style status and the details beside it. */
export interface RefusedCall {
  http: number;
  status: string;
  reason: ErrorCode | undefined;
  details: Record<string, unknown>;
}

/** Who calls, and from where. */
export interface Calling {
  token?: string | undefined;
  /** What the front end would note as the client's address. */
  address?: string;
  origin?: string;
}

type AnyCall = Call<z.ZodMiniType, unknown>;
type Answer<C> = { ok: true; result: CallOutput<C> } | ({ ok: false } & RefusedCall);

interface WireError {
  status: string;
  details?: Record<string, unknown> & { reason?: ErrorCode };
}

/** One callable over HTTP, with the wire format of the Firebase SDKs and no retries. */
export async function post(name: string, data: unknown, { token, address, origin }: Calling = {}): Promise<Response> {
  return fetch(`${functionsOrigin()}/${LOCAL_PROJECT_ID}/${REGION}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...(origin ? { origin } : {}),
    },
    body: JSON.stringify({ data }),
  });
}

/** The answer of a call, refusals included. `input` is loose where a test sends what no screen would. */
export async function attempt<C extends AnyCall>(call: C, input: unknown, calling: Calling = {}): Promise<Answer<C>> {
  const response = await post(call.name, input, calling);
  const body = (await response.json()) as { result?: CallOutput<C>; error?: WireError };
  if (response.ok) return { ok: true, result: body.result as CallOutput<C> };
  const { status = '', details = {} } = body.error ?? {};
  return { ok: false, http: response.status, status, reason: details.reason, details };
}

/** The result of a call that must succeed. */
export async function succeed<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  calling: Calling = {},
): Promise<CallOutput<C>> {
  const answer = await attempt(call, input, calling);
  if (!answer.ok) throw new Error(`${call.name} was refused: ${JSON.stringify(answer)}`);
  return answer.result;
}

/** The refusal of a call that must fail. */
export async function refused<C extends AnyCall>(call: C, input: unknown, calling: Calling = {}): Promise<RefusedCall> {
  const answer = await attempt(call, input, calling);
  if (answer.ok) throw new Error(`${call.name} was not refused: ${JSON.stringify(answer.result)}`);
  return answer;
}
