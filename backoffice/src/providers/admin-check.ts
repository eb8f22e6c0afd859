import { paths } from '@patas/shared/paths';
import { FirebaseError } from 'firebase/app';
import { reload, type User } from 'firebase/auth';
import { doc, type Firestore, getDocFromServer } from 'firebase/firestore';

/** Whether the account may be here: its claim and the record behind it both say admin (design §3). */
export type Standing = 'admin' | 'stranger' | 'ended' | 'unknown';

/** Auth's codes for a session that is over: revoked, disabled or deleted accounts among them. */
const ENDED = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/requires-recent-login',
  'unauthenticated',
]);

async function hasClaim(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult();
  if (claims.admin === true) return true;
  // The role may be younger than the token.
  return (await user.getIdTokenResult(true)).claims.admin === true;
}

/** Asks the server. `unknown` when it can't be reached: nobody is signed out for a lost network. */
export async function standingOf(user: User, db: Firestore): Promise<Standing> {
  try {
    await reload(user);
    if (!(await hasClaim(user))) return 'stranger';
    const roles: unknown = (await getDocFromServer(doc(db, paths.userRole(user.uid)))).get('roles');
    return Array.isArray(roles) && roles.includes('admin') ? 'admin' : 'stranger';
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : '';
    if (code === 'permission-denied') return 'stranger';
    return ENDED.has(code) ? 'ended' : 'unknown';
  }
}
