import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A JPEG of a dog-coloured square, different for each word, with where it was taken in its EXIF. */
export const photo = (word: string): Promise<Buffer> => {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(word).digest();
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: { r, g, b } } })
    .jpeg()
    .withExif({
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 21/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '9/1 9/1 0/1' },
    })
    .toBuffer();
};
