import { db } from '../../lib/app.ts';
import { documents } from '../../lib/documents.ts';
import { audit } from '../audit.ts';
import { pageLink } from '../mail/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type DecisionAnswer, decidedAnswer } from './decision.ts';

/** Rejects an application and tells the applicant, in one transaction. The reason is optional. */
export async function reject(id: string, reason: string, admin: string, now: Date): Promise<DecisionAnswer> {
  const ref = documents.applicant(id);
  return db().runTransaction(async (tx) => {
    const applicant = (await tx.get(ref)).data();
    const answer = decidedAnswer(applicant, 'reject', admin, now);
    if (answer || !applicant) return answer ?? { status: 'rejected', sitterId: null };
    const { email, locale, firstName } = applicant;
    tx.update(ref, { status: 'rejected', decidedAt: now, decidedBy: admin, rejectionReason: reason || null });
    const data = { name: firstName, reason, link: pageLink(locale, '/') };
    queueMail(tx, { to: email, template: 'applicationRejected', locale, data }, now);
    audit(tx, { action: 'application.reject', actorId: admin, targetId: id, at: now });
    return { status: 'rejected', sitterId: null };
  });
}
