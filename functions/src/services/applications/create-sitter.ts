import type { Applicant } from '@patas/shared/application/schema';
import type { Service } from '@patas/shared/service/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../lib/app.ts';
import { documents } from '../../lib/documents.ts';
import { stableId } from '../../lib/stable-id.ts';
import type { LinkedAccount } from '../accounts/link-account.ts';
import { applicantName, freshSitter, sitterFrom } from './new-sitter.ts';
import { sitterPhotoPath } from './photo.ts';

async function readServices(tx: Transaction, ids: readonly string[]): Promise<Map<string, Service>> {
  const found = await Promise.all(ids.map((id) => tx.get(documents.service(id))));
  return new Map(found.flatMap((service) => (service.exists ? [[service.id, service.data() as Service]] : [])));
}

/**
 * Writes the sitter's record, the account's role record and its profile, in one transaction that can be repeated. An account
 * that is a sitter already stays that sitter. Returns the sitter's id.
 */
export async function createSitter(
  applicationId: string,
  applicant: Applicant,
  { uid, owned }: LinkedAccount,
  now: Date,
): Promise<string> {
  return db().runTransaction(async (tx) => {
    const [role, user] = await Promise.all([tx.get(documents.userRole(uid)), tx.get(documents.user(uid))]);
    const sitterId = role.data()?.sitterId ?? stableId('sitter', applicationId);
    const sitter = await tx.get(documents.sitter(sitterId));
    const services = await readServices(tx, applicant.servicesOffered);
    const photoPath = applicant.photoPath && sitterPhotoPath(sitterId, applicant.photoPath);
    const fields = sitterFrom(applicant, services, photoPath, uid, now);
    if (sitter.exists) tx.update(sitter.ref, fields);
    else tx.create(sitter.ref, { ...freshSitter(now), ...fields });
    tx.set(role.ref, { roles: role.data()?.roles ?? [], sitterId, updatedAt: now });
    // A profile written by whoever registered the address without proving it is not the applicant's.
    if (!user.exists || !owned) {
      const { phone, locale } = applicant;
      tx.set(user.ref, { fullName: applicantName(applicant), phone, avatarUrl: null, locale, createdAt: now });
    }
    return sitterId;
  });
}
