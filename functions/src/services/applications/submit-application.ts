import type { Applicant } from '@patas/shared/application/schema';
import type { CallOutput, CallParsed } from '@patas/shared/calls/call';
import type { submitApplication as call } from '@patas/shared/calls/submit-application';
import { storagePaths } from '@patas/shared/paths';
import { db } from '../../lib/app.ts';
import { collections, documents } from '../../lib/documents.ts';
import { refuseIf } from '../../lib/refusal.ts';
import { stableId } from '../../lib/stable-id.ts';
import { pageLink } from '../mail/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { rateLimited, spendOne } from '../rate-limit.ts';
import { checkPhoto } from './photo.ts';

type Input = CallParsed<typeof call>;

function newApplicant({ requestId: _, agreedToTerms: __, ...form }: Input, now: Date): Applicant {
  return {
    ...form,
    servicesOffered: [...new Set(form.servicesOffered)],
    userId: null,
    photo: form.photoPath && storagePaths.pictureSet(form.photoPath),
    status: 'pending',
    sitterId: null,
    agreedToTermsAt: now,
    createdAt: now,
    decidedAt: null,
    decidedBy: null,
    rejectionReason: null,
  };
}

async function checkServices(ids: readonly string[]): Promise<void> {
  const services = await Promise.all([...new Set(ids)].map((id) => documents.service(id).get()));
  refuseIf(services.some((service) => !service.data()?.active) && 'service-not-found');
}

/**
 * {@link call}: an application to become a sitter, from anybody. `address` is where the call came from (null: unknown).
 * The same requestId with the same e-mail is the same application. The count of an e-mail is read and written in the
 * transaction, so two applications of one e-mail never pass side by side.
 */
export async function submitApplication(
  input: Input,
  address: string | null,
  now = new Date(),
): Promise<CallOutput<typeof call>> {
  const { email, locale, firstName } = input;
  const ref = documents.applicant(stableId('application', email, input.requestId));
  const answer = { applicationId: ref.id };
  if ((await ref.get()).exists) return answer;
  await spendOne('applicationAttempt', address, now);
  await Promise.all([checkServices(input.servicesOffered), checkPhoto(input.photoPath)]);
  await db().runTransaction(async (tx) => {
    if ((await tx.get(ref)).exists) return;
    const spends = [await rateLimited(tx, 'applicationByEmail', email, now)];
    if (address) spends.push(await rateLimited(tx, 'applicationFromAddress', address, now));
    const open = collections.applicants().where('email', '==', email).where('status', '==', 'pending').limit(1);
    refuseIf(!(await tx.get(open)).empty && 'application-open');
    for (const spend of spends) spend();
    tx.create(ref, newApplicant(input, now));
    const data = { name: firstName, link: pageLink(locale, '/') };
    queueMail(tx, { to: email, template: 'applicationReceived', locale, data }, now);
  });
  return answer;
}
