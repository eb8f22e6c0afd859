import type { PictureWidth } from '../paths.ts';

const SITTER_PHOTOS = 'sitter-photos/';

/**
 * The public address of one picture of a set (`photo` of a sitter): `/pictures/{sitterId}/{name}/{width}.webp`, served by
 * Hosting and cached for ever, because a new photo has a new name. Null when there is no picture, or when the set is not
 * a sitter's (an applicant's photo is for admins only, through Storage).
 */
export function pictureUrl(base: string | null, width: PictureWidth): string | null {
  if (!base?.startsWith(SITTER_PHOTOS) || base.startsWith(`${SITTER_PHOTOS}applicants/`)) return null;
  return `/pictures/${base.slice(SITTER_PHOTOS.length)}/${width}.webp`;
}
