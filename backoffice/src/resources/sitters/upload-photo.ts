import { MAX_UPLOAD_BYTES, storagePaths } from '@patas/shared/paths';
import { type FirebaseStorage, ref, uploadBytes } from 'firebase/storage';

/** Kinds of pictures that storage.rules takes, and their endings. */
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

export const ACCEPTED = Object.keys(ENDINGS).join(',');

/** What is wrong with a file, as a translation key, or null (spec §5). */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!ENDINGS[type]) return 'admin.sitters.photo.notImage';
  return size > MAX_UPLOAD_BYTES ? 'admin.sitters.photo.tooLarge' : null;
}

/** Stores a sitter's photo under a new name and answers its path. For files without {@link photoProblem}. */
export async function uploadPhoto(storage: FirebaseStorage, sitterId: string, file: File): Promise<string> {
  const path = storagePaths.sitterPhoto(sitterId, crypto.randomUUID(), ENDINGS[file.type] ?? '');
  await uploadBytes(ref(storage, path), file, { contentType: file.type });
  return path;
}
