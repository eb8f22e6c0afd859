import { PICTURE_WIDTHS, type PictureWidth } from '@patas/shared/paths';
import type { FormatEnum, Metadata, Sharp } from 'sharp';
import type { Original } from './original.ts';

/** Not a photo at all, or one that nobody should try to decode. */
export class NotAPicture extends Error {}

/** Largest picture that is decoded: 50 megapixels, more than phones take. */
const MAX_PIXELS = 50_000_000;
/** The effort beyond 2 takes five times as long and saves a twentieth. */
const PICTURE = { quality: 80, effort: 2 } as const;
/** The original is kept no larger than this, in px a side. */
const KEPT_SIDE = 1920;

const FORMATS: Record<Original['extension'], 'jpeg' | 'png' | 'webp'> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
};
const KNOWN = new Set<keyof FormatEnum | undefined>(Object.values(FORMATS));

export interface Processed {
  /** The photo again without anything but pixels: upright, no EXIF (home coordinates live there), no profile, no comment. */
  clean: { data: Buffer; contentType: string };
  pictures: { width: PictureWidth; data: Buffer }[];
}

async function open(bytes: Buffer): Promise<{ picture: () => Sharp; metadata: Metadata }> {
  const { default: sharp } = await import('sharp');
  if (bytes.length === 0) throw new NotAPicture('there are no bytes');
  const picture = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const metadata = await picture()
    .metadata()
    .catch((error: unknown) => {
      throw new NotAPicture(error instanceof Error ? error.message : String(error));
    });
  if (!KNOWN.has(metadata.format)) throw new NotAPicture(`the bytes are ${metadata.format ?? 'unknown'}`);
  return { picture, metadata };
}

/** Whether a photo still carries anything but pixels. Throws {@link NotAPicture}. */
export async function carriesMetadata(bytes: Buffer): Promise<boolean> {
  const { metadata } = await open(bytes);
  const { exif, iptc, xmp, comments, orientation } = metadata;
  return Boolean(exif || iptc || xmp || comments?.length) || (orientation ?? 1) !== 1;
}

/** Decodes the real bytes of a photo and makes everything that is stored of it. Throws {@link NotAPicture}. */
export async function processPhoto(bytes: Buffer, extension: Original['extension']): Promise<Processed> {
  const { picture } = await open(bytes);
  const format = FORMATS[extension];
  try {
    const upright = picture().autoOrient();
    const clean = await upright
      .clone()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: 88 })
      .toBuffer();
    const pictures = await Promise.all(
      PICTURE_WIDTHS.map(async (width) => ({
        width,
        data: await upright.clone().resize({ width, withoutEnlargement: true }).webp(PICTURE).toBuffer(),
      })),
    );
    return { clean: { data: clean, contentType: `image/${format}` }, pictures };
  } catch (error) {
    throw new NotAPicture(error instanceof Error ? error.message : String(error));
  }
}
