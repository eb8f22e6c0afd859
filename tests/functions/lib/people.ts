import './env.ts';
import { randomUUID } from 'node:crypto';
import type { Language } from '@patas/shared/i18n/languages';
import { auth } from '../../../functions/src/lib/app.ts';
import { documents } from '../../../functions/src/lib/documents.ts';
import { syncClaims } from '../../../functions/src/services/roles/sync-claims.ts';
import { identity } from './identity.ts';

/** Somebody with an account and a signed-in session. */
export interface Person {
  uid: string;
  email: string;
  token: string;
}

export const PASSWORD = 'prata-2026';

/** Signs in as a browser does; the token says what the account is now. */
export async function signIn(email: string, password = PASSWORD): Promise<string> {
  const { idToken } = await identity('signInWithPassword', { email, password, returnSecureToken: true });
  return String(idToken);
}

/** An address nobody has used. */
export const newEmail = (who = 'pessoa'): string => `${who}-${randomUUID().slice(0, 13)}@patas.example`;

interface Wanted {
  name?: string;
  verified?: boolean;
  locale?: Language;
  admin?: boolean;
  sitterId?: string;
}

/** A new account with its profile, roles and claims. */
export async function newPerson({
  name = 'Ana Customer',
  verified = true,
  locale = 'en',
  admin = false,
  sitterId,
}: Wanted = {}): Promise<Person> {
  const email = newEmail();
  const { uid } = await auth().createUser({ email, password: PASSWORD, emailVerified: verified, displayName: name });
  const now = new Date();
  await documents.user(uid).set({ fullName: name, phone: '+351 910 000 001', avatarUrl: null, locale, createdAt: now });
  if (admin || sitterId) {
    const roles: 'admin'[] = admin ? ['admin'] : [];
    await documents.userRole(uid).set({ roles, sitterId: sitterId ?? null, updatedAt: now });
    await syncClaims(uid);
  }
  return { uid, email, token: await signIn(email) };
}
