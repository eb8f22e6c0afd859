import { useCallback, useEffect, useState } from 'react';
import { type CallError, toCallError } from './call-error.ts';
import { fetchJson } from './fetch-json.ts';

export interface Json<T> {
  /** null until it is there. */
  data: T | null;
  error: CallError | null;
  retry: () => void;
}

/** JSON from an address of this site, asked once; `null` asks nothing yet. Another address begins anew. */
export function useJson<T>(address: string | null): Json<T> {
  const [attempt, setAttempt] = useState(0);
  const asked = `${address}#${attempt}`;
  const [answer, setAnswer] = useState<{ asked: string; data: T | null; error: CallError | null } | null>(null);
  useEffect(() => {
    if (address === null) return;
    const abort = new AbortController();
    const settle = (data: T | null, error: CallError | null) => {
      if (!abort.signal.aborted) setAnswer({ asked, data, error });
    };
    fetchJson<T>(address, { signal: abort.signal }).then(
      (data) => settle(data, null),
      (error: unknown) => settle(null, toCallError(error)),
    );
    return () => abort.abort();
  }, [address, asked]);
  const mine = answer?.asked === asked ? answer : null;
  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  return { data: mine?.data ?? null, error: mine?.error ?? null, retry };
}
