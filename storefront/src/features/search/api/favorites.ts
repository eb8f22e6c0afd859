import { paths } from '@patas/shared/paths';
import { CallError, toCallError } from '../../../lib/call-error.ts';
import { loadFirestore } from '../../../lib/firebase/firestore.ts';

/** The sitters somebody marked. Rejects when the server could not be asked. */
export async function loadFavorites(uid: string): Promise<Set<string>> {
  const { db, library } = await loadFirestore();
  const { docs, metadata } = await library.getDocs(library.collection(db, paths.favorites(uid)));
  if (metadata.fromCache) throw new CallError('unavailable');
  return new Set(docs.map(({ id }) => id));
}

/**
 * Sets or takes back a mark. In a transaction, because a plain write waits for the network for ever and a transaction
 * fails when there is none: what the screen shows is then what is stored.
 */
export async function saveFavorite(uid: string, sitterId: string, favorite: boolean): Promise<void> {
  try {
    const { db, library } = await loadFirestore();
    const mark = library.doc(db, paths.favorite(uid, sitterId));
    await library.runTransaction(
      db,
      async (transaction) => {
        if (favorite) transaction.set(mark, { createdAt: library.serverTimestamp() });
        else transaction.delete(mark);
      },
      { maxAttempts: 2 },
    );
  } catch (error) {
    throw toCallError(error);
  }
}
