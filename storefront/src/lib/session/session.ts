import type { ParsedToken, User } from 'firebase/auth';
import { loadAuth } from '../firebase/auth.ts';
import { once } from '../once.ts';
import { isKnownDevice, markKnownDevice } from './known-device.ts';
import { LOADING, type Session, SIGNED_OUT, setSession } from './store.ts';

/** Roles of the token; without a network an old token can't be renewed, so roles wait for the connection. */
async function rolesOf(user: User): Promise<ParsedToken> {
  try {
    return (await user.getIdTokenResult()).claims;
  } catch {
    addEventListener('online', () => refreshSession().catch(() => {}), { once: true });
    return {};
  }
}

async function sessionOf(user: User): Promise<Session> {
  const claims = await rolesOf(user);
  return {
    status: 'signed-in',
    user: {
      uid: user.uid,
      email: user.email ?? '',
      emailVerified: user.emailVerified,
      name: user.displayName ?? '',
    },
    claims: { admin: claims.admin === true, sitterId: typeof claims.sitterId === 'string' ? claims.sitterId : null },
  };
}

/** Loads Auth and follows it from then on. Every screen that needs to be sure who is there awaits it; rejects when Auth can't be reached. */
export const ensureSession = once(async (): Promise<void> => {
  const { auth, library } = await loadAuth();
  library.onIdTokenChanged(auth, async (user) => {
    const session = user ? await sessionOf(user) : SIGNED_OUT;
    if (auth.currentUser?.uid !== user?.uid) return;
    markKnownDevice(user !== null);
    setSession(session);
  });
  await auth.authStateReady();
});

/** Begins the session of this visit: asks Auth only where somebody has signed in before. */
export function startSession(): void {
  const known = isKnownDevice();
  setSession(known ? LOADING : SIGNED_OUT);
  if (!known) return;
  ensureSession().catch(() => {
    document.documentElement.removeAttribute('data-known');
    setSession(SIGNED_OUT);
  });
}

/** Reads the person's account again: after a mail was confirmed, a name was set or a role was given. */
export async function refreshSession(): Promise<void> {
  const { auth } = await loadAuth();
  if (!auth.currentUser) return;
  await auth.currentUser.reload();
  await auth.currentUser.getIdToken(true);
  setSession(await sessionOf(auth.currentUser));
}

export async function signOut(): Promise<void> {
  const { auth, library } = await loadAuth();
  await library.signOut(auth);
}
