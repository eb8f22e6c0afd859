import { pipeline } from 'node:stream/promises';
import { REGION } from '@patas/shared/local/ports';
import { PICTURE_WIDTHS, storagePaths } from '@patas/shared/paths';
import { onRequest } from 'firebase-functions/https';
import { bucket } from '../lib/app.ts';
import { logFault } from '../lib/failure.ts';
import { FOR_EVER, NEVER, SHARED_BRIEFLY } from './caching.ts';
import { hasAlready, readsOnly } from './respond.ts';

const ADDRESS = /^\/([A-Za-z0-9_-]{1,128})\/([A-Za-z0-9_-]{1,128})\/(\d+)\.webp$/;

/** The Storage path of a picture's address; null unless it is a sitter's, of a width there is. */
export function picturePath(address: string): string | null {
  const [, owner, name, text] = ADDRESS.exec(address.replace(/^\/pictures(?=\/)/, '')) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === text);
  if (!owner || owner === 'applicants' || !name || !width) return null;
  return storagePaths.picture(`sitter-photos/${owner}/${name}`, width);
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 404;

/**
 * `/pictures/{sitterId}/{name}/{width}.webp` behind Hosting: the sitters' pictures (`shared/src/sitter/photo.ts`), cached for
 * ever. Only what the image trigger made is served, and nothing of applicants.
 */
export const pictures = onRequest(
  { region: REGION, invoker: 'public', memory: '256MiB', maxInstances: 20 },
  async (request, response) => {
    if (!readsOnly(request, response)) return;
    const path = picturePath(request.path);
    const missing = () => response.set('Cache-Control', SHARED_BRIEFLY).status(404).end();
    if (!path) return void missing();
    try {
      const file = bucket().file(path);
      const [metadata] = await file.getMetadata();
      const etag = `"${metadata.md5Hash ?? metadata.generation}"`;
      response.set({ 'Content-Type': 'image/webp', 'Cache-Control': FOR_EVER, ETag: etag });
      response.set({ 'X-Content-Type-Options': 'nosniff' });
      if (hasAlready(request, etag)) return void response.status(304).end();
      if (metadata.size !== undefined) response.set('Content-Length', String(metadata.size));
      if (request.method === 'HEAD') return void response.end();
      await pipeline(file.createReadStream({ validation: false }), response);
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      response.removeHeader('Content-Length');
      response.removeHeader('ETag');
      if (isMissing(error)) return void missing();
      logFault('a picture could not be read', error);
      response.set({ 'Cache-Control': NEVER, 'Retry-After': '5' }).status(503).type('text').send('503');
    }
  },
);
