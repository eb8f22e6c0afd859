import { createHash } from 'node:crypto';
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

/** Whether a request only reads; else answers 405. */
export function readsOnly(request: Request, response: Response): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  response.set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).status(405).send('Method Not Allowed');
  return false;
}

/** Whether the caller has this version; caches on the way may have weakened the tag. */
export const hasAlready = (request: Request, etag: string): boolean =>
  (request.get('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Sends an answer with its ETag, or 304 when the caller has just that. */
export function send(request: Request, response: Response, answer: Answer, reads: Reads): void {
  const etag = `"${createHash('sha1').update(answer.body).digest('base64url')}"`;
  response.removeHeader('X-Powered-By');
  response.status(answer.status).set({
    'Content-Type': TYPES[answer.type],
    'Cache-Control': answer.cacheControl,
    ETag: etag,
    ...answer.headers,
    ...(isLocal() ? { 'x-reads': String(reads.count) } : {}),
  });
  if (answer.status === 200 && hasAlready(request, etag)) response.status(304).end();
  else response.send(answer.body);
}
