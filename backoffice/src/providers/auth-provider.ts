import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { type AuthProvider, HttpError } from 'react-admin';
import type { Firebase } from '../firebase.ts';
import { type Standing, standingOf } from './admin-check.ts';
import { parting } from './parting.ts';
import { signInErrorKey } from './sign-in-error.ts';

/** How long an answer about the account stays good; the session is looked at this often (spec §9). */
export const SESSION_CHECK_MS = 30_000;

const REFUSALS = {
  stranger: ['errors.admin-required', 403],
  ended: ['errors.session-ended', 401],
  unknown: ['errors.unavailable', 503],
} as const satisfies Partial<Record<Standing, readonly [string, number]>>;

const refuse = (standing: keyof typeof REFUSALS): HttpError => {
  const [message, status] = REFUSALS[standing];
  return new HttpError(message, status);
};

/** Signs in with e-mail and password, and lets nobody in or stay who is no admin. Error messages are translation keys. */
export function createAuthProvider({ auth, db }: Firebase): AuthProvider {
  let checked = { uid: '', at: 0 };

  /** Throws unless the account in this browser is an admin's; asks the server again once the last answer is old. */
  async function check(maxAge: number): Promise<void> {
    await auth.authStateReady();
    const user = auth.currentUser;
    if (!user) throw new HttpError('ra.auth.auth_check_error', 401);
    if (checked.uid === user.uid && Date.now() - checked.at < maxAge) return;
    const standing = await standingOf(user, db);
    if (standing === 'unknown') return;
    if (standing !== 'admin') throw await end(standing);
    checked = { uid: user.uid, at: Date.now() };
  }

  /** Ends the session; the sign-in page says why. react-admin is to say nothing besides. */
  async function end(standing: keyof typeof REFUSALS) {
    const refusal = refuse(standing);
    parting.set(refusal.message);
    await signOut(auth);
    return Object.assign(refusal, { message: false });
  }

  return {
    async login({ email, password }: { email: string; password: string }) {
      const { user } = await signInWithEmailAndPassword(auth, email.trim(), password).catch((error: unknown) => {
        throw new Error(signInErrorKey(error));
      });
      const standing = await standingOf(user, db);
      if (standing !== 'admin') {
        await signOut(auth);
        throw refuse(standing);
      }
      checked = { uid: user.uid, at: Date.now() };
      parting.set(null);
    },
    logout: async () => {
      checked = { uid: '', at: 0 };
      await signOut(auth);
    },
    checkAuth: () => check(SESSION_CHECK_MS),
    /** 401 ends the session. 403 does so for somebody whose role is gone; an admin who is refused stays. */
    async checkError(error: { status?: number }) {
      if (error.status === 401) throw await end('ended');
      if (error.status === 403) await check(0);
    },
    async getIdentity() {
      await auth.authStateReady();
      const user = auth.currentUser;
      return { id: user?.uid ?? '', fullName: user?.displayName || (user?.email ?? '') };
    },
    getPermissions: async () => 'admin',
  };
}
