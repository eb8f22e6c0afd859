import { randomUUID } from 'node:crypto';
import { paths, storagePaths } from '@patas/shared/paths';
import { pictureUrl } from '@patas/shared/sitter/photo';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { originalOf } from '../../functions/src/images/original.ts';
import { carriesMetadata } from '../../functions/src/images/process.ts';
import { storePhoto } from '../../functions/src/images/store-photo.ts';
import { bucket, db } from '../../functions/src/lib/app.ts';
import { documents } from '../../functions/src/lib/documents.ts';
import { storefrontOrigin } from './lib/env.ts';
import { newId, removeSitters, writeSitter } from './lib/sitters.ts';

afterAll(removeSitters);

const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 45_000, interval: 200 });

const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#338da1' } })
    .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 21/1 39/1' } })
    .jpeg()
    .toBuffer();

const upload = (path: string, bytes: Buffer) =>
  bucket().file(path).save(bytes, { contentType: 'image/jpeg', resumable: false });
const exists = async (path: string) => (await bucket().file(path).exists())[0];
const original = (path: string) => {
  const found = originalOf(path);
  if (!found) throw new Error(`${path} is no photo`);
  return found;
};

test('a sitter’s photo loses its coordinates, gets its sizes, and is shown to everybody', async () => {
  const id = await writeSitter();
  const path = storagePaths.sitterPhoto(id, randomUUID(), 'jpg');
  await documents.sitter(id).update({ photoPath: path });
  await upload(path, await photo());
  const base = storagePaths.pictureSet(path);
  await soon(async () => expect((await documents.sitter(id).get()).get('photo')).toBe(base));
  const [kept] = await bucket().file(path).download();
  expect(await carriesMetadata(kept)).toBe(false);
  expect(kept.toString('latin1')).not.toContain('Exif');
  await soon(async () => expect((await db().doc(paths.publicSitter(id)).get()).get('photo')).toBe(base));
  for (const width of [96, 320, 960] as const) {
    const response = await fetch(`${storefrontOrigin()}${pictureUrl(base, width)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: Math.min(width, 600) });
    expect(metadata.exif).toBeUndefined();
  }
  await documents.sitter(id).delete();
  await soon(async () =>
    expect([await exists(path), await exists(storagePaths.picture(base, 96))]).toEqual([false, false]),
  );
});

test('the record may come after the photo, or name another one meanwhile', async () => {
  const id = newId('late');
  const path = storagePaths.sitterPhoto(id, randomUUID(), 'jpg');
  await upload(path, await photo());
  await soon(async () => expect(await exists(storagePaths.picture(storagePaths.pictureSet(path), 96))).toBe(true));
  await writeSitter({ photoPath: path }, id);
  await soon(async () => expect((await documents.sitter(id).get()).get('photo')).toBe(storagePaths.pictureSet(path)));
  await documents.sitter(id).update({ photoPath: storagePaths.sitterPhoto(id, randomUUID(), 'png') });
  await storePhoto(original(path));
  expect((await documents.sitter(id).get()).get('photo')).toBe(storagePaths.pictureSet(path));
});

test('an applicant’s photo is made ready too, and is nobody’s to see', async () => {
  const path = storagePaths.applicantPhoto(randomUUID(), 'jpg');
  const applicant = db().doc(paths.applicant(newId('applicant')));
  await upload(path, await photo());
  await applicant.set({ photoPath: path, photo: null, status: 'pending' });
  const base = storagePaths.pictureSet(path);
  await soon(async () => expect((await applicant.get()).get('photo')).toBe(base));
  const [, , name] = base.split('/');
  expect((await fetch(`${storefrontOrigin()}/pictures/applicants/${name}/320.webp`)).status).toBe(404);
  await applicant.delete();
});

test('bytes that are no photo go, whatever they call themselves, and are noted', async () => {
  const id = await writeSitter();
  const path = storagePaths.sitterPhoto(id, randomUUID(), 'jpg');
  await documents.sitter(id).update({ photoPath: path });
  await upload(path, Buffer.from('<html><script>alert(1)</script></html>'));
  await soon(async () => expect(await exists(path)).toBe(false));
  await soon(async () => {
    const noted = await db().collection(paths.failedEvents).where('path', '==', path).get();
    expect(noted.docs.map((doc) => doc.get('kind'))).toEqual(['photoRejected']);
  });
  await soon(async () =>
    expect((await documents.sitter(id).get()).data()).toMatchObject({ photoPath: null, photo: null }),
  );
});

test('a repeated event of a finished photo writes nothing', async () => {
  const path = storagePaths.sitterPhoto(newId('again'), randomUUID(), 'jpg');
  await upload(path, await photo());
  const generations = async () => {
    const files = [path, storagePaths.picture(storagePaths.pictureSet(path), 96)];
    return Promise.all(files.map(async (file) => (await bucket().file(file).getMetadata())[0].generation));
  };
  await soon(async () => {
    const [bytes] = await bucket().file(path).download();
    expect(await carriesMetadata(bytes)).toBe(false);
  });
  const before = await generations();
  await storePhoto(original(path));
  await storePhoto(original(path));
  expect(await generations()).toEqual(before);
  await bucket().file(path).delete();
  await storePhoto(original(path));
});

test('pictures that are not there are 404', async () => {
  const response = await fetch(`${storefrontOrigin()}/pictures/nobody/none/320.webp`);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).not.toContain('immutable');
});
