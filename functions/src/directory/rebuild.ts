import { paths } from '@patas/shared/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { Entry } from './load.ts';
import { BATCH, projectSitters } from './project-sitters.ts';

/** Every sitter that is, or is still shown somewhere: those of one directory page beside each other. */
async function allSitters(store: Firestore): Promise<string[]> {
  const [entries, sitters, published] = await Promise.all([
    store.collection(paths.directoryEntries).get(),
    store.collection(paths.sitters).select('location').get(),
    store.collection(paths.publicSitters).select().get(),
  ]);
  const places = new Map<string, string>();
  for (const doc of published.docs) places.set(doc.id, '');
  for (const doc of sitters.docs) places.set(doc.id, String(doc.get('location')));
  for (const doc of entries.docs) {
    const { town, page } = doc.data() as Entry;
    places.set(doc.id, `${town}-${String(page).padStart(6, '0')}`);
  }
  return [...places].sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([id]) => id);
}

/**
 * Projects every sitter anew and lets every directory page begin today: the nightly refresh, the way to heal whatever a
 * lost event left behind, and what the demo data calls once instead of one trigger per sitter. Safe beside triggers: each
 * batch is one transaction of {@link projectSitters}. Reads five documents a sitter, writes only what differs.
 *
 * @returns how many sitters it went through.
 */
export async function rebuildDirectory(
  store: Firestore,
  now = new Date(),
  onProgress: (done: number, total: number) => void = () => {},
): Promise<number> {
  const ids = await allSitters(store);
  for (let start = 0; start < ids.length; start += BATCH) {
    await projectSitters(store, ids.slice(start, start + BATCH), { now, advance: true });
    onProgress(Math.min(ids.length, start + BATCH), ids.length);
  }
  return ids.length;
}
