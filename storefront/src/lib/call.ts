import type { Call, CallInput, CallOutput } from '@patas/shared/calls/call';
import type { ZodMiniType } from 'zod/mini';
import { toCallError } from './call-error.ts';
import { loadFunctions } from './firebase/functions.ts';

export { CallError } from './call-error.ts';

/** Long enough for a cold start on a slow phone. */
const TIMEOUT_MS = 30_000;

/**
 * Calls a Cloud Function by its contract in `@patas/shared/calls`. Rejects with a `CallError` whose `code` has words in
 * the `errors` catalogue; a lost network or no answer in 30 s is `unavailable`.
 */
export async function callFunction<C extends Call<ZodMiniType, unknown>>(
  call: C,
  input: CallInput<C>,
): Promise<CallOutput<C>> {
  try {
    const { functions, httpsCallable } = await loadFunctions();
    const { data } = await httpsCallable<CallInput<C>, CallOutput<C>>(functions, call.name, { timeout: TIMEOUT_MS })(
      input,
    );
    return data;
  } catch (error) {
    throw toCallError(error);
  }
}
