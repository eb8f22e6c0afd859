import { LOCAL_BUCKET, LOCAL_PROJECT_ID } from '@patas/shared/local/ports';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** The emulators' addresses that the Admin SDK reads; the seed writes nowhere else. */
const NEEDED = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'] as const;

/** Opens the local platform's data. Throws one sentence when the emulators' addresses are not in the environment. */
export function connect() {
  const missing = NEEDED.filter((name) => !process.env[name]);
  if (missing.length > 0)
    throw new Error(`Demo data goes into the emulators only: ${missing.join(', ')} not set. Run "npm start" first.`);
  const app = initializeApp({ projectId: LOCAL_PROJECT_ID, storageBucket: LOCAL_BUCKET });
  const db = getFirestore(app);
  db.settings({ ignoreUndefinedProperties: false });
  return { db, auth: getAuth(app), bucket: getStorage(app).bucket() };
}

export type Platform = ReturnType<typeof connect>;
