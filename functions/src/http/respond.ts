import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { onRequest, Request } from 'firebase-functions/https';
import { isLocal } from '../lib/config.ts';
import type { Reads } from './fresh.ts';

/** The part of Express' response that our functions use. */
export type Response = Parameters<Parameters<typeof onRequest>[0]>[1];

export interface Answer {
  status: number;
  type: 'json' | 'html' | 'xml';
  body: string;
  cacheControl: string;
  headers?: Readonly<Record<string, string>>;
}

const TYPES = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;

/** Shorter answers fit into one packet anyway. */
const WORTH_COMPRESSING = 1_000;
const compress = promisify(gzip);

/** Whether a request only reads; else answers 405. */
export function readsOnly(request: Request, response: Response): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  response.set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).status(405).send('Method Not Allowed');
  return false;
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the caller has this version already. */
export const hasAlready = (request: Request, etag: string): boolean =>
  (request.get('if-none-match') ?? '').split(',').some((tag) => opaque(tag) === opaque(etag));

/** The headers every answer of ours has; reads are shown outside production. */
function headersOf({ type, cacheControl, headers }: Answer, etag: string, reads: Reads): Record<string, string> {
  return {
    'Content-Type': TYPES[type],
    'Cache-Control': cacheControl,
    ETag: etag,
    ...headers,
    ...(isLocal() ? { 'x-reads': String(reads.count) } : {}),
  };
}

/**
 * Sends an answer with its ETag (a weak one: it is the same for the compressed and the plain text), or 304 when the caller has
 * just that. Compressed here, because Hosting's emulator leaves what functions answer as it is.
 */
export async function send(request: Request, response: Response, answer: Answer, reads: Reads): Promise<void> {
  const etag = `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`;
  response.removeHeader('X-Powered-By');
  response
    .status(answer.status)
    .set(headersOf(answer, etag, reads))
    .vary('Accept-Encoding');
  if (answer.status === 200 && hasAlready(request, etag)) return void response.status(304).end();
  const body = Buffer.from(answer.body);
  if (body.length < WORTH_COMPRESSING || !request.acceptsEncodings('gzip')) return void response.send(body);
  response.set('Content-Encoding', 'gzip').send(await compress(body));
}
