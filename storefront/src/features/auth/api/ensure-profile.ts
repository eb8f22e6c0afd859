import type { Language } from '@patas/shared/i18n/languages';
import { paths } from '@patas/shared/paths';
import { cleanText } from '@patas/shared/text/clean';
import type { User } from 'firebase/auth';
import { loadFirestore } from '../../../lib/firebase/firestore.ts';

const kept = (uid: string) => `patas-name:${uid}`;

/** Remembers the name that somebody signed up with until it is stored, in case the network goes in between. */
export function keepName(uid: string, fullName: string): void {
  try {
    localStorage.setItem(kept(uid), fullName);
  } catch {
    // Without storage the account's own name has to do.
  }
}

function keptName(uid: string): string | null {
  try {
    return localStorage.getItem(kept(uid));
  } catch {
    return null;
  }
}

function forgetName(uid: string): void {
  try {
    localStorage.removeItem(kept(uid));
  } catch {
    // Nothing was kept.
  }
}

/** What to call somebody whose sign-up was cut off: the name they typed, else the account's, else their address's first part. */
export const profileName = (typed: string | null, displayName: string | null, email: string | null): string =>
  [typed, displayName, email?.split('@')[0]]
    .map((name) => cleanText(name ?? ''))
    .find((name) => name !== '')
    ?.slice(0, 120) ?? '–';

/** Creates `users/{uid}` where it is missing: at sign-up, and at the next sign-in when that was cut off. */
export async function ensureProfile(user: User, locale: Language): Promise<void> {
  const { db, library } = await loadFirestore();
  const profile = library.doc(db, paths.user(user.uid));
  if ((await library.getDoc(profile)).exists()) return forgetName(user.uid);
  const fullName = profileName(keptName(user.uid), user.displayName, user.email);
  await library.setDoc(profile, {
    fullName,
    phone: null,
    avatarUrl: null,
    locale,
    createdAt: library.serverTimestamp(),
  });
  forgetName(user.uid);
}
