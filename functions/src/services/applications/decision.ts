import type { Applicant } from '@patas/shared/application/schema';
import type { CallOutput } from '@patas/shared/calls/call';
import type { decideApplication } from '@patas/shared/calls/decide-application';
import { Refusal } from '../../lib/refusal.ts';

export type DecisionAnswer = CallOutput<typeof decideApplication>;

/** After this long an approval that never ended may be taken over by another admin. */
const TAKE_OVER_AFTER_MS = 2 * 60_000;

const OUTCOMES = { approve: 'approved', reject: 'rejected' } as const;

/**
 * The answer when this admin has already decided so; null when the application is theirs to decide now. Refusals:
 * application-not-found; application-decided, also while another admin's approval is under way, and for a rejection once an
 * approval has begun (its account may exist already).
 */
export function decidedAnswer(
  applicant: Applicant | undefined,
  decision: 'approve' | 'reject',
  admin: string,
  now: Date,
): DecisionAnswer | null {
  if (!applicant) throw new Refusal('application-not-found');
  const { status, decidedBy, sitterId, approval } = applicant;
  if (status !== 'pending') {
    if (decidedBy === admin && status === OUTCOMES[decision]) return { status, sitterId };
    throw new Refusal('application-decided');
  }
  if (!approval) return null;
  const mine = approval.by === admin || now.getTime() - approval.at.getTime() >= TAKE_OVER_AFTER_MS;
  if (decision === 'approve' && mine) return null;
  throw new Refusal('application-decided');
}
