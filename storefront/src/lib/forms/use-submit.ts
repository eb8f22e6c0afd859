import { useCallback, useRef, useState } from 'react';

/** Runs what a form's button does, once at a time: a second press while it runs does nothing. */
export function useSubmit() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
