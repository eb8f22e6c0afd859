import { emulatorsFor, REGION } from '@patas/shared/local/ports';
import { type FirebaseOptions, getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';

export interface Firebase {
  auth: Auth;
  db: Firestore;
  functions: Functions;
  storage: FirebaseStorage;
}

const CONFIG_TIMEOUT_MS = 10_000;
/** Storage's own default is ten minutes of silent retries. */
const STORAGE_RETRY_MS = 15_000;

/** The project this site belongs to, asked from its own origin (docs/decisions/002). Throws when it does not answer. */
async function projectOptions(): Promise<FirebaseOptions> {
  const response = await fetch('/__/firebase/init.json', { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`no project configuration: ${response.status}`);
  return (await response.json()) as FirebaseOptions;
}

/** Firebase as this site uses it: in the cloud, or on the local platform's emulators. */
export async function loadFirebase(): Promise<Firebase> {
  const options = await projectOptions();
  const app = getApps()[0] ?? initializeApp(options);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  const firebase = { auth, db: getFirestore(app), functions: getFunctions(app, REGION), storage: getStorage(app) };
  firebase.storage.maxOperationRetryTime = STORAGE_RETRY_MS;
  firebase.storage.maxUploadRetryTime = STORAGE_RETRY_MS;
  const emulators = emulatorsFor(options.projectId ?? '', window.location, 'backoffice');
  if (emulators) {
    const { host } = emulators;
    connectAuthEmulator(auth, `http://${host}:${emulators.auth}`, { disableWarnings: true });
    connectFirestoreEmulator(firebase.db, host, emulators.firestore);
    connectFunctionsEmulator(firebase.functions, host, emulators.functions);
    connectStorageEmulator(firebase.storage, host, emulators.storage);
  }
  return firebase;
}
