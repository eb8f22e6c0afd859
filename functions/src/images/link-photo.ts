import { paths, storagePaths } from '@patas/shared/paths';
import type { DocumentReference } from 'firebase-admin/firestore';
import { bucket, db } from '../lib/app.ts';
import type { Original } from './original.ts';

/** Whether the picture set of a photo is complete: the smallest picture is written last. */
export async function hasPictures(base: string): Promise<boolean> {
  const [exists] = await bucket().file(storagePaths.picture(base, 96)).exists();
  return exists;
}

/** Sets `photo` to the pictures of `photoPath`, unless it names another photo by now or has it already. */
async function setPhoto(ref: DocumentReference, photoPath: string, photo: string): Promise<void> {
  await db().runTransaction(async (tx) => {
    const record = await tx.get(ref);
    if (record.get('photoPath') === photoPath && record.get('photo') !== photo) tx.update(ref, { photo });
  });
}

/** Records that name an uploaded photo: its sitter, or the applicant who sent it. */
export async function ownersOf({ path, sitterId }: Original): Promise<DocumentReference[]> {
  if (sitterId) return [db().doc(paths.sitter(sitterId))];
  const { docs } = await db().collection(paths.applicants).where('photoPath', '==', path).get();
  return docs.map(({ ref }) => ref);
}

/** Shows a photo whose pictures are ready to whoever names it. */
export async function linkToOwners(original: Original): Promise<void> {
  for (const ref of await ownersOf(original)) await setPhoto(ref, original.path, original.base);
}

/**
 * Lets a record show the photo it names if its pictures are ready: for records written after the upload was processed.
 * The other order is {@link linkToOwners}'.
 */
export async function linkFromRecord(ref: DocumentReference): Promise<void> {
  const record = await ref.get();
  const photoPath: unknown = record.get('photoPath');
  if (typeof photoPath !== 'string') return;
  const base = storagePaths.pictureSet(photoPath);
  if (record.get('photo') !== base && (await hasPictures(base))) await setPhoto(ref, photoPath, base);
}
