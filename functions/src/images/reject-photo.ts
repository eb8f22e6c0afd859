import { paths } from '@patas/shared/paths';
import { logger } from 'firebase-functions';
import { bucket, db } from '../lib/app.ts';
import { ownersOf } from './link-photo.ts';
import type { Original } from './original.ts';

/** Removes an upload that is no photo, takes it off the record that names it, and notes it for the back office. */
export async function rejectPhoto(original: Original, reason: string): Promise<void> {
  const { path } = original;
  logger.warn('an upload is no photo and was removed', { path, reason });
  await bucket().file(path).delete({ ignoreNotFound: true });
  for (const ref of await ownersOf(original)) {
    await db().runTransaction(async (tx) => {
      const record = await tx.get(ref);
      if (record.get('photoPath') === path) tx.update(ref, { photoPath: null });
    });
  }
  // Named by the photo, so that a repeated event notes it once.
  const id = `photo-${path.replaceAll('/', '_')}`;
  await db().collection(paths.failedEvents).doc(id).set({ kind: 'photoRejected', path, reason, createdAt: new Date() });
}
