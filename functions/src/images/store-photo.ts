import type { File } from '@google-cloud/storage';
import { MAX_UPLOAD_BYTES, storagePaths } from '@patas/shared/paths';
import { bucket } from '../lib/app.ts';
import { hasPictures, linkToOwners } from './link-photo.ts';
import type { Original } from './original.ts';
import { carriesMetadata, NotAPicture, type Processed, processPhoto } from './process.ts';
import { rejectPhoto } from './reject-photo.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 404;

/** The bytes of an upload; null when it is gone. Throws {@link NotAPicture} when there are too many to look at. */
async function read(file: File): Promise<Buffer | null> {
  try {
    const [{ size }] = await file.getMetadata();
    if (Number(size) > MAX_UPLOAD_BYTES) throw new NotAPicture(`${size} bytes are more than ${MAX_UPLOAD_BYTES}`);
    const [bytes] = await file.download();
    return bytes;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The smallest picture comes last: where it is, all of them are. */
async function write({ base, path }: Original, { pictures, clean }: Processed): Promise<void> {
  for (const { width, data } of pictures.toSorted((a, b) => b.width - a.width)) {
    await bucket()
      .file(storagePaths.picture(base, width))
      .save(data, {
        contentType: 'image/webp',
        resumable: false,
        metadata: { cacheControl: 'public, max-age=31536000, immutable' },
      });
  }
  await bucket().file(path).save(clean.data, { contentType: clean.contentType, resumable: false });
}

/**
 * Makes an uploaded photo presentable: checks its real bytes (no photo: removed), writes its pictures, replaces the upload by
 * the same photo without metadata, and sets `photo` where it is named. The replacement is an upload too: it is met with
 * its pictures there and nothing left to strip, which ends the circle and makes a repeated event harmless.
 */
export async function storePhoto(original: Original): Promise<void> {
  try {
    const bytes = await read(bucket().file(original.path));
    if (!bytes) return;
    if ((await carriesMetadata(bytes)) || !(await hasPictures(original.base)))
      await write(original, await processPhoto(bytes, original.extension));
  } catch (error) {
    if (error instanceof NotAPicture) return rejectPhoto(original, error.message);
    throw error;
  }
  await linkToOwners(original);
}
