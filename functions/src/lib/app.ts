import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

const app = () => getApps()[0] ?? initializeApp();

/** The one Firestore client of this instance. */
export const db = (): Firestore => getFirestore(app());

export const auth = (): Auth => getAuth(app());

/** The project's only bucket. */
export const bucket = () => getStorage(app()).bucket();
