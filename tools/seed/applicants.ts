import type { Applicant } from '@patas/shared/application/schema';
import { paths, storagePaths } from '@patas/shared/paths';
import { HOUR_MS } from '@patas/shared/time/lisbon';
import { ADMIN } from './accounts.ts';
import type { Platform } from './connect.ts';
import { applications } from './data/applications.ts';
import { portrait } from './portrait.ts';
import { stableUuid } from './stable.ts';

const LOOKS = [
  { head: 'mediumBangs2', hair: '5a3824', clothes: '3f7f8f' },
  { head: 'grayShort', hair: 'b0aaa2', clothes: '7a6048', glasses: 'glasses2' },
  { head: 'longBangs', hair: '2a1a14', clothes: 'b85f6f' },
  { head: 'short3', hair: '3a2a20', clothes: '6f7f8f' },
] as const;

const photoPathOf = (id: string): string => storagePaths.applicantPhoto(stableUuid('applicant', id), 'png');

/** Applications, and a photo with each. */
export async function seedApplicants({ db, bucket }: Platform, now: Date): Promise<number> {
  for (const [index, row] of applications.entries()) {
    const { id, status, daysAgo, reason, ...form } = row;
    const createdAt = new Date(now.getTime() - (daysAgo * 24 + 2 + index) * HOUR_MS);
    const decided = status !== 'pending';
    const applicant: Applicant = {
      ...form,
      photoPath: photoPathOf(id),
      photo: null,
      userId: null,
      status,
      sitterId: null,
      agreedToTermsAt: createdAt,
      createdAt,
      decidedAt: decided ? new Date(createdAt.getTime() + 20 * HOUR_MS) : null,
      decidedBy: decided ? ADMIN.uid : null,
      rejectionReason: reason ?? null,
    };
    await db.doc(paths.applicant(id)).set(applicant);
    const picture = await portrait({ id, location: form.location, look: LOOKS[index % LOOKS.length] ?? LOOKS[0] });
    await bucket.file(photoPathOf(id)).save(picture, { contentType: 'image/png', resumable: false });
  }
  return applications.length;
}
