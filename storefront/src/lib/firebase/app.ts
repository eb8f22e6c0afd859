import { type Emulators, emulatorsFor } from '@patas/shared/local/ports';
import type { FirebaseApp, FirebaseOptions } from 'firebase/app';
import { fetchJson } from '../fetch-json.ts';
import { once } from '../once.ts';

export interface Firebase {
  app: FirebaseApp;
  /** The local platform's emulators, or null in the cloud (docs/decisions/002). */
  emulators: Emulators | null;
}

/** The project this site belongs to, asked from its own origin the first time something needs Firebase. */
export const loadFirebase = once(async (): Promise<Firebase> => {
  const [options, { initializeApp }] = await Promise.all([
    fetchJson<FirebaseOptions>('/__/firebase/init.json'),
    import('firebase/app'),
  ]);
  return {
    app: initializeApp(options),
    emulators: emulatorsFor(options.projectId ?? '', window.location, 'storefront'),
  };
});
