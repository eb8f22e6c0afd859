import { MAX_UPLOAD_BYTES } from '@patas/shared/paths';

/** Pictures the bucket takes (storage.rules), and how their files end. */
const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
export const PHOTO_TYPES = Object.keys(ENDINGS);

/** Spec §9, in the megabytes people know. */
export const MAX_PHOTO_MB = MAX_UPLOAD_BYTES / 1024 / 1024;

/** How the file of a picture ends. */
export const endingOf = (type: string): string | null => ENDINGS[type] ?? null;

/** Why a file can't be the photo (spec §5), or null. */
export function photoFault({ type, size }: Pick<File, 'type' | 'size'>): 'notImage' | 'tooLarge' | null {
  if (endingOf(type) === null || size === 0) return 'notImage';
  return size > MAX_UPLOAD_BYTES ? 'tooLarge' : null;
}

/** Edge of the picture kept with the draft, px: sharp at 96 px on dense screens, a few KiB. */
const PREVIEW_EDGE = 192;

/** A small square of the picture, as a data URL that survives a reload. Rejects when the file is no picture after all. */
export async function makePreview(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = PREVIEW_EDGE;
  canvas.height = PREVIEW_EDGE;
  const edge = Math.min(picture.width, picture.height);
  const [x, y] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
  canvas.getContext('2d')?.drawImage(picture, x, y, edge, edge, 0, 0, PREVIEW_EDGE, PREVIEW_EDGE);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.8);
}
