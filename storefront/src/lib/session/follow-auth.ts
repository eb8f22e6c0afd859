import type { ParsedToken, User } from 'firebase/auth';
import { loadAuth } from '../firebase/auth.ts';
import { markKnownDevice } from './known-device.ts';
import { type Session, SIGNED_OUT, setSession } from './store.ts';

/** Roles of the token; without a network an old token can't be renewed, so roles wait for the connection. */
async function rolesOf(user: User): Promise<ParsedToken> {
  try {
    return (await user.getIdTokenResult()).claims;
  } catch {
    addEventListener('online', () => refresh().catch(() => {}), { once: true });
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

/** Tells the session's store what Auth says, from now on; resolves when Auth has said it for the first time. */
export async function follow(): Promise<void> {
  const { auth, library } = await loadAuth();
  library.onIdTokenChanged(auth, async (user) => {
    const session = user ? await sessionOf(user) : SIGNED_OUT;
    if (auth.currentUser?.uid !== user?.uid) return;
    markKnownDevice(user !== null);
    setSession(session);
  });
  await auth.authStateReady();
}

export async function refresh(): Promise<void> {
  const { auth } = await loadAuth();
  if (!auth.currentUser) return;
  await auth.currentUser.reload();
  await auth.currentUser.getIdToken(true);
  setSession(await sessionOf(auth.currentUser));
}

export async function leave(): Promise<void> {
  const { auth, library } = await loadAuth();
  await library.signOut(auth);
}
