import { randomBytes } from 'node:crypto';
import { FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import { auth } from '../../lib/app.ts';

/** The account an applicant gets or already has. */
export interface LinkedAccount {
  uid: string;
  /** Theirs for certain, with a password they know: they only have to sign in. */
  owned: boolean;
}

const hasCode = (error: unknown, code: string): boolean => error instanceof FirebaseAuthError && error.code === code;

/** The account of an e-mail address, or null. */
export async function findAccount(email: string): Promise<UserRecord | null> {
  try {
    return await auth().getUserByEmail(email);
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}

/** A password nobody knows: it is replaced through the invitation. */
const unknownPassword = (): string => randomBytes(32).toString('base64url');

/**
 * Shuts out whoever registered an address they never proved to be theirs: another password, no other way in, no session.
 * Done again for an account that this function made itself, it changes nothing that matters.
 */
async function takeOver({ uid, providerData }: UserRecord): Promise<void> {
  const others = providerData.map(({ providerId }) => providerId).filter((provider) => provider !== 'password');
  await auth().updateUser(uid, {
    password: unknownPassword(),
    multiFactor: { enrolledFactors: null },
    ...(others.length > 0 ? { providersToUnlink: others } : {}),
  });
  await auth().revokeRefreshTokens(uid);
}

/** Finds or makes the account of an e-mail address. Can be repeated: the same address is the same account. */
export async function linkAccount(email: string, displayName: string): Promise<LinkedAccount> {
  const found = await findAccount(email);
  if (found?.emailVerified) return { uid: found.uid, owned: true };
  if (found) {
    await takeOver(found);
    return { uid: found.uid, owned: false };
  }
  try {
    const { uid } = await auth().createUser({ email, displayName, password: unknownPassword() });
    return { uid, owned: false };
  } catch (error) {
    if (hasCode(error, 'auth/email-already-exists')) return linkAccount(email, displayName);
    throw error;
  }
}
