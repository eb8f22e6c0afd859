const last = new Map<string, Promise<unknown>>();

/**
 * Runs work of one key one after the other within this instance. Correctness never rests on it (transactions see to that
 * across instances); it spares a crowd that wants the same documents the retries that would cost each of them seconds.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}
