/** Asks `probe` again and again until it is true; throws "<what> did not …" with its last error after `patienceMs`. */
export async function until(what: string, probe: () => Promise<boolean>, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let last = '';
  while (Date.now() < deadline) {
    try {
      if (await probe()) return;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not answer within ${patienceMs / 1000} s${last ? `: ${last}` : ''}.`);
}

/** Like `until`, but answers whether it came true. */
export async function eventually(probe: () => Promise<boolean>, patienceMs: number): Promise<boolean> {
  return until('', probe, patienceMs).then(
    () => true,
    () => false,
  );
}
