import { once } from '../once.ts';
import { loadFirebase } from './app.ts';

/** Auth with its session in IndexedDB (or local storage), and the library it belongs to. */
export const loadAuth = once(async () => {
  const [{ app, emulators }, library] = await Promise.all([loadFirebase(), import('./auth-library.ts')]);
  const { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } = library;
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulators) connectAuthEmulator(auth, `http://${emulators.host}:${emulators.auth}`, { disableWarnings: true });
  return { auth, library };
});
