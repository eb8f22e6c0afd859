import type { Claims } from '@patas/shared/user/schema';
import { FirebaseAuthError } from 'firebase-admin/auth';
import type { AuthData } from 'firebase-functions/tasks';
import { auth } from './app.ts';
import { documents } from './documents.ts';
import { Refusal } from './refusal.ts';

/** What a call asks of the person behind it. */
export type Requirement = 'none' | 'signed-in' | 'verified' | 'admin';

/** The person behind a call. */
export interface Caller {
  readonly uid: string;
  readonly email: string | null;
  readonly claims: Claims;
  /** Ends in `session-ended` when the account was disabled or its sessions were revoked. */
  readonly checkSession: () => Promise<void>;
}

async function checkRevoked(rawToken: string): Promise<void> {
  try {
    await auth().verifyIdToken(rawToken, true);
  } catch (error) {
    if (error instanceof FirebaseAuthError) throw new Refusal('session-ended');
    throw error;
  }
}

/** The caller of a request, or null when nobody is signed in. */
function callerOf(data: AuthData | undefined): Caller | null {
  if (!data) return null;
  const { uid, token, rawToken } = data;
  const claims: Claims = {
    ...(token.admin === true ? { admin: true } : {}),
    ...(typeof token.sitterId === 'string' ? { sitterId: token.sitterId } : {}),
  };
  return { uid, email: token.email ?? null, claims, checkSession: () => checkRevoked(rawToken) };
}

/** Whether the caller is an admin now: the claim, the record behind it, and a session nobody has revoked (design §3). */
export async function isAdmin(caller: Caller): Promise<boolean> {
  if (!caller.claims.admin) return false;
  await caller.checkSession();
  const record = (await documents.userRole(caller.uid).get()).data();
  return record?.roles.includes('admin') ?? false;
}

/** Whether the caller is that sitter now: the claim and the record behind it. */
export async function isSitter(caller: Caller, sitterId: string | null): Promise<boolean> {
  if (sitterId === null || caller.claims.sitterId !== sitterId) return false;
  const record = (await documents.userRole(caller.uid).get()).data();
  return record?.sitterId === sitterId;
}

/** A token keeps saying "not verified" for up to an hour after the link was opened: then the account itself is asked. */
async function hasVerifiedEmail(data: AuthData): Promise<boolean> {
  return data.token.email_verified === true || (await auth().getUser(data.uid)).emailVerified;
}

/** Lets the caller of a request through or refuses: sign-in-required, email-unverified, admin-required, session-ended. */
export async function authorise(data: AuthData | undefined, requirement: Requirement): Promise<Caller | null> {
  const caller = callerOf(data);
  if (requirement === 'none') return caller;
  if (!caller || !data) throw new Refusal('sign-in-required');
  if (requirement === 'verified' && !(await hasVerifiedEmail(data))) throw new Refusal('email-unverified');
  if (requirement === 'admin' && !(await isAdmin(caller))) throw new Refusal('admin-required');
  return caller;
}
