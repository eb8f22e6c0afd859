import { once } from '../once.ts';
import { loadFirebase } from './app.ts';
import { loadAuth } from './auth.ts';

/** Firestore with listeners, for signed-in screens, and the library it belongs to. Auth comes first: the rules ask who reads. */
export const loadFirestore = once(async () => {
  const [{ app, emulators }, library] = await Promise.all([
    loadFirebase(),
    import('./firestore-library.ts'),
    loadAuth(),
  ]);
  const db = library.getFirestore(app);
  if (emulators) library.connectFirestoreEmulator(db, emulators.host, emulators.firestore);
  return { db, library };
});
