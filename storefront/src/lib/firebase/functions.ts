import { REGION } from '@patas/shared/local/ports';
import { once } from '../once.ts';
import { loadFirebase } from './app.ts';
import { loadAuth } from './auth.ts';

/** The functions of our region. Auth comes first, so that calls carry who is signed in. */
export const loadFunctions = once(async () => {
  const [{ app, emulators }, { connectFunctionsEmulator, getFunctions, httpsCallable }] = await Promise.all([
    loadFirebase(),
    import('firebase/functions'),
    loadAuth(),
  ]);
  const functions = getFunctions(app, REGION);
  if (emulators) connectFunctionsEmulator(functions, emulators.host, emulators.functions);
  return { functions, httpsCallable };
});
