import { once } from '../once.ts';
import { loadFirebase } from './app.ts';
import { loadAuth } from './auth.ts';

/** The bucket, and the library's uploads. */
export const loadStorage = once(async () => {
  const [{ app, emulators }, library] = await Promise.all([loadFirebase(), import('./storage-library.ts'), loadAuth()]);
  const storage = library.getStorage(app);
  if (emulators) library.connectStorageEmulator(storage, emulators.host, emulators.storage);
  return { storage, library };
});
