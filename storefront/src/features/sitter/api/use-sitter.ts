import type { SitterPageData } from '@patas/shared/page/page';
import { useCallback, useEffect, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { fetchJson } from '../../../lib/fetch-json.ts';
import { usePageData } from '../../../lib/page-data.tsx';

export type SitterState =
  | { status: 'loading' | 'notFound' | 'failed'; page: null }
  | { status: 'ready'; page: SitterPageData };

const isMissing = (error: unknown) =>
  error instanceof CallError && (error.details.status === 404 || error.details.status === 400);

/** A sitter's page: what the server rendered with, else asked from `/api/sitters/{id}.json`. */
export function useSitter(id: string): SitterState & { retry: () => void } {
  const served = usePageData('sitter');
  const missing = usePageData('notFound') !== null;
  const unavailable = usePageData('unavailable') !== null;
  const [attempt, setAttempt] = useState(0);
  const asked = `${id}#${attempt}`;
  const [answer, setAnswer] = useState<{ asked: string; state: SitterState } | null>(null);
  const known = served !== null || missing || (unavailable && attempt === 0);
  useEffect(() => {
    if (known) return;
    const abort = new AbortController();
    fetchJson<SitterPageData>(`/api/sitters/${encodeURIComponent(id)}.json`, { signal: abort.signal }).then(
      (page) => setAnswer({ asked, state: { status: 'ready', page } }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error(error);
        setAnswer({ asked, state: { status: isMissing(error) ? 'notFound' : 'failed', page: null } });
      },
    );
    return () => abort.abort();
  }, [known, id, asked]);
  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  if (served) return { status: 'ready', page: served, retry };
  if (missing) return { status: 'notFound', page: null, retry };
  if (known) return { status: 'failed', page: null, retry };
  const loading: SitterState = { status: 'loading', page: null };
  return { ...(answer?.asked === asked ? answer.state : loading), retry };
}
