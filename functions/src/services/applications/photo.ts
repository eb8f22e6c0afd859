import type { File } from '@google-cloud/storage';
import { MAX_UPLOAD_BYTES, storagePaths } from '@patas/shared/paths';
import { bucket } from '../../lib/app.ts';
import { Refusal } from '../../lib/refusal.ts';

/** How image files begin: JPEG, PNG, WebP (RIFF….WEBP). Latin-1. */
const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[\s\S]{4}WEBP/];

const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 404;

async function looksLikeImage(file: File): Promise<boolean> {
  const [metadata] = await file.getMetadata();
  if (Number(metadata.size) > MAX_UPLOAD_BYTES || !metadata.contentType?.startsWith('image/')) return false;
  const [head] = await file.download({ start: 0, end: 15 });
  const text = head.toString('latin1');
  return SIGNATURES.some((signature) => signature.test(text));
}

/** Refuses with `photo-missing` unless an image of at most 5 MB lies at the path. */
export async function checkPhoto(path: string | null): Promise<void> {
  if (path === null) return;
  try {
    if (await looksLikeImage(bucket().file(path))) return;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  throw new Refusal('photo-missing');
}

/** Where an applicant's photo goes when they become that sitter. */
export function sitterPhotoPath(sitterId: string, applicantPath: string): string {
  const [uuid = '', extension = ''] = applicantPath.split('/').at(-1)?.split('.') ?? [];
  return storagePaths.sitterPhoto(sitterId, uuid, extension);
}

/** Copies an applicant's photo to the sitter's folder; again changes nothing. A photo that has been removed is not missed. */
export async function copyPhoto(from: string, to: string): Promise<void> {
  const [there] = await bucket().file(to).exists();
  if (there) return;
  try {
    await bucket().file(from).copy(bucket().file(to));
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
