import type { Claims, UserRoles } from '@patas/shared/user/schema';
import { auth } from '../../lib/app.ts';
import { documents } from '../../lib/documents.ts';

const TRIES = 5;

/** The claims a record stands for (design §3). */
export const claimsOf = (record: UserRoles | undefined): Claims => ({
  ...(record?.roles.includes('admin') ? { admin: true } : {}),
  ...(record?.sitterId ? { sitterId: record.sitterId } : {}),
});

/**
 * Sets an account's claims to what its record says. When the record changes meanwhile, again: of two that run side by
 * side, the one that ends last leaves the newest record's claims.
 */
export async function syncClaims(uid: string): Promise<void> {
  const ref = documents.userRole(uid);
  let record = await ref.get();
  for (let tries = 0; tries < TRIES; tries += 1) {
    await auth().setCustomUserClaims(uid, claimsOf(record.data()));
    const after = await ref.get();
    if (after.updateTime?.valueOf() === record.updateTime?.valueOf()) return;
    record = after;
  }
  throw new Error('the record of an account keeps changing');
}
