import type { CallParsed } from '@patas/shared/calls/call';
import type { decideApplication as call } from '@patas/shared/calls/decide-application';
import type { Caller } from '../../lib/caller.ts';
import { approve } from './approve.ts';
import type { DecisionAnswer } from './decision.ts';
import { reject } from './reject.ts';

/**
 * {@link call}: approves or rejects an application. Accounts live outside Firestore's transactions, so an approval first
 * notes that its admin has begun, then goes through steps each of which can be repeated, and writes the status last:
 * account, sitter with role record and profile, photo, claims, status with invitation. Whatever line a crash hits, the same
 * admin's next click completes it, and after two minutes any admin's. A repeated call gets the answer again.
 */
export async function decideApplication(
  { applicationId, decision, reason = '' }: CallParsed<typeof call>,
  { uid }: Caller,
  now = new Date(),
): Promise<DecisionAnswer> {
  return decision === 'approve' ? approve(applicationId, uid, now) : reject(applicationId, reason, uid, now);
}
