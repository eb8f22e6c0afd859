import { CallError } from './call-error.ts';

const RETRIED = new Set([502, 503, 504]);
const PAUSES_MS = [300, 1200];

export interface FetchJsonOptions {
  signal?: AbortSignal;
  /** Longest wait for one attempt. */
  timeoutMs?: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function attempt(address: string, signal: AbortSignal): Promise<Response | null> {
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
    return RETRIED.has(response.status) ? null : response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return null;
  }
}

/**
 * GETs JSON. Answers 502, 503 and 504 (spec §8), a lost network and a timeout are tried again, twice. Rejects with a
 * {@link CallError}: `unavailable` when that didn't help, `internal` for anything but JSON; `status` is the answer's.
 */
export async function fetchJson<T>(address: string, { signal, timeoutMs = 10_000 }: FetchJsonOptions = {}): Promise<T> {
  for (const wait of [...PAUSES_MS, null]) {
    const limit = AbortSignal.timeout(timeoutMs);
    const response = await attempt(address, signal ? AbortSignal.any([signal, limit]) : limit);
    if (response?.ok) return (await response.json().catch(() => Promise.reject(new CallError('internal')))) as T;
    if (response) throw new CallError('internal', { status: response.status });
    if (wait !== null) await pause(wait);
  }
  throw new CallError('unavailable');
}
