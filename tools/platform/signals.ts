const SAME_KEYPRESS_MS = 1_000;

/**
 * Calls `first` on the first Ctrl-C or SIGTERM and `again` on a later one. npm passes a signal on that the terminal has
 * delivered already, so two within a second are one.
 */
export function onStopSignals(first: () => void, again: () => void): void {
  let since = 0;
  const handle = () => {
    const now = Date.now();
    if (since === 0) {
      since = now;
      first();
    } else if (now - since > SAME_KEYPRESS_MS) again();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}
