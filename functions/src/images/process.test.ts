import { PICTURE_WIDTHS } from '@patas/shared/paths';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { originalOf } from './original.ts';
import { carriesMetadata, NotAPicture, processPhoto } from './process.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#338da1' } });

/** A photo as a phone makes it: lying on its side, with the coordinates of a home. */
const phonePhoto = () =>
  flat(1200, 800)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 21/1 39/1', GPSLongitudeRef: 'W' } })
    .jpeg()
    .toBuffer();

test('coordinates go, the photo stands upright, and all widths are there', async () => {
  const photo = await phonePhoto();
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('N\0');
  expect(await carriesMetadata(photo)).toBe(true);
  const { clean, pictures } = await processPhoto(photo, 'jpg');
  expect(await carriesMetadata(clean.data)).toBe(false);
  expect(clean.contentType).toBe('image/jpeg');
  expect(await sharp(clean.data).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 1200 });
  expect(pictures.map(({ width }) => width)).toEqual([...PICTURE_WIDTHS]);
  for (const { width, data } of pictures) {
    const metadata = await sharp(data).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: Math.min(width, 800) });
    expect(metadata.exif).toBeUndefined();
  }
});

test.each(['png', 'webp'] as const)('%s stays what it is', async (format) => {
  const photo = await flat(64, 64)
    .withExif({ IFD0: { Artist: 'Ana' } })
    .toFormat(format)
    .toBuffer();
  const { clean } = await processPhoto(photo, format);
  expect((await sharp(clean.data).metadata()).format).toBe(format);
  expect(await carriesMetadata(clean.data)).toBe(false);
});

test('a photo under another format’s name becomes what its name says', async () => {
  const { clean } = await processPhoto(await flat(64, 64).png().toBuffer(), 'jpg');
  expect((await sharp(clean.data).metadata()).format).toBe('jpeg');
});

test.each([
  ['text', Buffer.from('<script>alert(1)</script>')],
  ['nothing', Buffer.alloc(0)],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
  ],
  ['only the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])],
])('%s is no photo', async (_what, bytes) => {
  await expect(processPhoto(bytes, 'jpg')).rejects.toThrow(NotAPicture);
});

test('a torn photo and one of too many pixels are refused', async () => {
  const photo = await flat(1200, 800).jpeg().toBuffer();
  await expect(processPhoto(photo.subarray(0, photo.length / 2), 'jpg')).rejects.toThrow(NotAPicture);
  await expect(processPhoto(await flat(9000, 6000).png().toBuffer(), 'png')).rejects.toThrow(NotAPicture);
});

test('only uploads are taken for originals, never what was made of them', () => {
  expect(originalOf('sitter-photos/ana/0f9c.jpg')).toEqual({
    path: 'sitter-photos/ana/0f9c.jpg',
    sitterId: 'ana',
    extension: 'jpg',
    base: 'sitter-photos/ana/0f9c',
  });
  expect(originalOf('sitter-photos/applicants/0f9c.png')?.sitterId).toBeNull();
  for (const path of ['sitter-photos/ana/0f9c/96.webp', 'payments/payment-proofs/x.jpg', 'sitter-photos/x.gif'])
    expect(originalOf(path)).toBeNull();
});
