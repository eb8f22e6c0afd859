import { storagePaths } from '@patas/shared/paths';

/** An uploaded photo, `sitter-photos/{owner}/{name}.{ext}`; derived pictures lie one folder deeper. */
export interface Original {
  path: string;
  /** The sitter's id; null for an applicant's photo. */
  sitterId: string | null;
  extension: 'jpg' | 'jpeg' | 'png' | 'webp';
  /** Where its picture set lies. */
  base: string;
}

const PATH = /^sitter-photos\/([^/]+)\/[^/]+\.(jpg|jpeg|png|webp)$/;

/** Null when the path is no photo's. */
export function originalOf(path: string): Original | null {
  const [, owner, extension] = PATH.exec(path) ?? [];
  if (!owner || !extension) return null;
  return {
    path,
    sitterId: owner === 'applicants' ? null : owner,
    extension: extension as Original['extension'],
    base: storagePaths.pictureSet(path),
  };
}
