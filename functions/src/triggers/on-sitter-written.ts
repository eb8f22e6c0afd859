import { paths } from '@patas/shared/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { projectSoon } from '../directory/project-soon.ts';
import { forgetPhotos } from '../images/forget-photos.ts';
import { linkFromRecord } from '../images/link-photo.ts';
import { db } from '../lib/app.ts';
import { TRIGGER } from './options.ts';

/** Photos follow the record: a new one is shown as soon as it is ready, and all go when the sitter does. */
async function followPhotos(sitterId: string, removed: boolean): Promise<void> {
  const sitter = db().doc(paths.sitter(sitterId));
  if (!removed) return linkFromRecord(sitter);
  if (!(await sitter.get()).exists) await forgetPhotos(sitterId);
}

/** `sitters/{sitterId}`: keeps what visitors see of a sitter up to date. */
export const onSitterWritten = onDocumentWritten(
  { ...TRIGGER, document: 'sitters/{sitterId}' },
  async ({ params: { sitterId }, data }) => {
    await projectSoon(sitterId);
    await followPhotos(sitterId, data?.after.exists === false);
  },
);
