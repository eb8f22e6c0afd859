import type { Applicant } from '@patas/shared/application/schema';
import { db } from '../../lib/app.ts';
import { documents } from '../../lib/documents.ts';
import { type LinkedAccount, linkAccount } from '../accounts/link-account.ts';
import { audit } from '../audit.ts';
import { resetLink, signInLink } from '../mail/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { syncClaims } from '../roles/sync-claims.ts';
import { createSitter } from './create-sitter.ts';
import { type DecisionAnswer, decidedAnswer } from './decision.ts';
import { applicantName } from './new-sitter.ts';
import { copyPhoto, sitterPhotoPath } from './photo.ts';

/** Notes that this admin's approval is under way; answers when it was completed before. */
async function begin(id: string, admin: string, now: Date): Promise<DecisionAnswer | Applicant> {
  const ref = documents.applicant(id);
  return db().runTransaction(async (tx) => {
    const applicant = (await tx.get(ref)).data();
    const answer = decidedAnswer(applicant, 'approve', admin, now);
    if (answer || !applicant) return answer ?? { status: 'approved', sitterId: null };
    tx.update(ref, { approval: { by: admin, at: now } });
    return applicant;
  });
}

/** Status, invitation and audit entry: the last step, and the only one that happens once. */
async function finish(
  id: string,
  admin: string,
  { uid, owned }: LinkedAccount,
  sitterId: string,
  applicant: Applicant,
  now: Date,
): Promise<DecisionAnswer> {
  const { email, locale, firstName } = applicant;
  const link = owned ? signInLink(locale) : await resetLink(email, locale, { welcome: true });
  const ref = documents.applicant(id);
  return db().runTransaction(async (tx) => {
    const answer = decidedAnswer((await tx.get(ref)).data(), 'approve', admin, now);
    if (answer) return answer;
    tx.update(ref, { status: 'approved', sitterId, userId: uid, decidedAt: now, decidedBy: admin });
    const data = { name: firstName, link, existing: owned ? 'yes' : '' };
    queueMail(tx, { to: email, template: 'sitterInvitation', locale, data }, now);
    audit(tx, { action: 'application.approve', actorId: admin, targetId: id, at: now });
    return { status: 'approved', sitterId };
  });
}

/** Approves an application; see {@link ./decide-application.ts} for why it goes in these steps. */
export async function approve(id: string, admin: string, now: Date): Promise<DecisionAnswer> {
  const begun = await begin(id, admin, now);
  if (!('email' in begun)) return begun;
  const account = await linkAccount(begun.email, applicantName(begun));
  const sitterId = await createSitter(id, begun, account, now);
  if (begun.photoPath) await copyPhoto(begun.photoPath, sitterPhotoPath(sitterId, begun.photoPath));
  await syncClaims(account.uid);
  return finish(id, admin, account, sitterId, begun, now);
}
