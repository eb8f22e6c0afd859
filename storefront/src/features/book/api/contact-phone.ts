import { paths } from '@patas/shared/paths';
import { loadFirestore } from '../../../lib/firebase/firestore.ts';

/** The phone in somebody's profile, '' without one. */
export async function loadPhone(uid: string): Promise<string> {
  const { db, library } = await loadFirestore();
  const profile = await library.getDoc(library.doc(db, paths.user(uid)));
  const phone: unknown = profile.get('phone');
  return typeof phone === 'string' ? phone : '';
}

/** Keeps the phone for the next request where the profile has none yet. */
export async function keepPhone(uid: string, phone: string): Promise<void> {
  if ((await loadPhone(uid)) !== '') return;
  const { db, library } = await loadFirestore();
  await library.updateDoc(library.doc(db, paths.user(uid)), { phone });
}
