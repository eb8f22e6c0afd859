import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, terminate } from 'firebase/firestore';

let count = 0;

/** A client of its own at the emulator named by FIRESTORE_EMULATOR_HOST, with the rights of the emulator's owner. */
export function emulator(): { db: Firestore; close: () => Promise<void> } {
  const address = process.env.FIRESTORE_EMULATOR_HOST;
  if (!address) throw new Error('FIRESTORE_EMULATOR_HOST is not set: these tests need a Firestore emulator');
  const [host = '', port = ''] = address.split(':');
  count += 1;
  const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-patas-da-prata' }, `test-${count}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, host, Number(port), { mockUserToken: 'owner' });
  return { db, close: () => terminate(db).then(() => deleteApp(app)) };
}

/** A collection no other test run uses. */
export const ownCollection = (): string => `raTest-${crypto.randomUUID()}`;
