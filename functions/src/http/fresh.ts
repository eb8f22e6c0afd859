/** Documents read from Firestore for one request; shown as `x-reads` outside production, which the bench adds up. */
export interface Reads {
  count: number;
}

/**
 * How long an instance answers from memory before it reads again, in ms. So a sitter who is approved is found after the
 * projection trigger plus at most this long (locally a second or two plus this; in the cloud Hosting's cache, see
 * {@link ./caching.ts}, adds up to its `s-maxage`), and a busy instance reads each document at most 12 times a minute.
 */
export const FRESH_MS = 5_000;

/** A read that takes longer has failed: Firestore's client would go on trying for a minute while somebody waits, in ms. */
const PATIENCE_MS = 6_000;

/** Values an instance keeps of one kind; the oldest goes first. */
const MOST = 500;

function within<V>(milliseconds: number, value: Promise<V>): Promise<V> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

/**
 * Remembers what `load` answers for {@link FRESH_MS}, by key. Whoever asks while a load is under way waits for that one
 * and counts no reads. A load that fails, or takes longer than {@link PATIENCE_MS}, is not remembered.
 */
export function fresh<V>(
  load: (key: string, reads: Reads) => Promise<V>,
  now: () => number = Date.now,
): (key: string, reads: Reads) => Promise<V> {
  const known = new Map<string, { value: Promise<V>; until: number }>();
  return (key, reads) => {
    const hit = known.get(key);
    if (hit && now() < hit.until) return hit.value;
    const value = within(PATIENCE_MS, load(key, reads));
    const entry = { value, until: Number.POSITIVE_INFINITY };
    known.delete(key);
    known.set(key, entry);
    const oldest = known.keys().next();
    if (known.size > MOST && !oldest.done) known.delete(oldest.value);
    value.then(
      () => {
        entry.until = now() + FRESH_MS;
      },
      () => {
        if (known.get(key) === entry) known.delete(key);
      },
    );
    return value;
  };
}
