import type { CallOutput, CallParsed } from '@patas/shared/calls/call';
import type { grantRole as call } from '@patas/shared/calls/grant-role';
import type { UserRoles } from '@patas/shared/user/schema';
import { auth, db } from '../../lib/app.ts';
import type { Caller } from '../../lib/caller.ts';
import { collections, documents } from '../../lib/documents.ts';
import { Refusal, refuseIf } from '../../lib/refusal.ts';
import { findAccount } from '../accounts/link-account.ts';
import { audit } from '../audit.ts';
import { syncClaims } from './sync-claims.ts';

type Input = CallParsed<typeof call>;

/** Changes the record, which alone already decides what the rules let through; the claims follow. */
async function writeRecord(uid: string, { role, granted }: Input, admin: string, now: Date): Promise<void> {
  const admins = collections.userRoles().where('roles', 'array-contains', role);
  await db().runTransaction(async (tx) => {
    const [record, holders] = await Promise.all([tx.get(documents.userRole(uid)), tx.get(admins)]);
    const before: UserRoles = record.data() ?? { roles: [], sitterId: null, updatedAt: now };
    if (before.roles.includes(role) === granted) return;
    refuseIf(!granted && holders.docs.every(({ id }) => id === uid) && 'last-admin');
    tx.set(record.ref, { ...before, roles: granted ? [role] : [], updatedAt: now });
    const action = granted ? 'role.grant' : 'role.revoke';
    audit(tx, { action, actorId: admin, targetId: uid, detail: role, at: now });
  });
}

/**
 * {@link call}: gives or takes the admin role. Every step is repeated by a repeated call, so one that was cut off is
 * completed. An address that its account has not proved gets no role: somebody else may have registered it.
 */
export async function grantRole(input: Input, caller: Caller, now = new Date()): Promise<CallOutput<typeof call>> {
  const account = await findAccount(input.email);
  if (!account) throw new Refusal('account-not-found');
  refuseIf(input.granted && !account.emailVerified && 'account-unverified');
  await writeRecord(account.uid, input, caller.uid, now);
  await syncClaims(account.uid);
  if (!input.granted) await auth().revokeRefreshTokens(account.uid);
  return { userId: account.uid, roles: input.granted ? [input.role] : [] };
}
