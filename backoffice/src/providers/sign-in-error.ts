import { FirebaseError } from 'firebase/app';

const WRONG = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-email',
  'auth/missing-password',
]);

/** Why signing in failed, as a translation key. */
export function signInErrorKey(error: unknown): string {
  if (error instanceof FirebaseError) {
    if (WRONG.has(error.code)) return 'admin.login.wrong';
    if (error.code === 'auth/too-many-requests') return 'errors.rate-limited';
    if (error.code === 'auth/user-disabled') return 'admin.login.disabled';
    if (error.code === 'auth/network-request-failed') return 'errors.unavailable';
  }
  return 'errors.internal';
}
