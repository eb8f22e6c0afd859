import { REGION } from '@patas/shared/local/ports';
import { onRequest } from 'firebase-functions/https';
import { logFault } from '../lib/failure.ts';
import { NEVER, SHARED_BRIEFLY } from './caching.ts';
import type { Reads } from './fresh.ts';
import { directoryPage } from './loaders/directory.ts';
import { activeServices } from './loaders/services.ts';
import { sitterPage } from './loaders/sitter.ts';
import { readsOnly, send } from './respond.ts';

type Resource = (parts: string[], reads: Reads) => Promise<object | null>;

/** What can be read, by path: null answers 404. */
const RESOURCES: readonly (readonly [RegExp, Resource])[] = [
  [/^\/directory\/([a-z]+)-(\d{1,6})\.json$/, ([town = '', page], reads) => directoryPage(town, Number(page), reads)],
  [/^\/services\.json$/, (_parts, reads) => activeServices(reads)],
  [/^\/sitters\/([A-Za-z0-9_-]+)\.json$/, ([id = ''], reads) => sitterPage(id, reads)],
];

async function resource(path: string, reads: Reads): Promise<object | null> {
  for (const [pattern, load] of RESOURCES) {
    const match = pattern.exec(path);
    if (match) return load(match.slice(1), reads);
  }
  return null;
}

/**
 * `/api/**` behind Hosting: the visitors' reads (design §6). `/api/directory/{town}-{n}.json` answers a DirectoryPage,
 * `/api/services.json` ServiceItem[], `/api/sitters/{id}.json` SitterPageData. 404 and 503 answer `{ error }`; an
 * outage is never cached.
 */
export const api = onRequest(
  { region: REGION, invoker: 'public', memory: '512MiB', maxInstances: 20 },
  async (request, response) => {
    if (!readsOnly(request, response)) return;
    const reads: Reads = { count: 0 };
    try {
      const found = await resource(request.path.replace(/^\/api(?=\/)/, ''), reads);
      const body = JSON.stringify(found ?? { error: 'not-found' });
      await send(
        request,
        response,
        { status: found ? 200 : 404, type: 'json', body, cacheControl: SHARED_BRIEFLY },
        reads,
      );
    } catch (error) {
      logFault('a read for visitors failed', error);
      const body = JSON.stringify({ error: 'unavailable' });
      const headers = { 'Retry-After': '5' };
      await send(request, response, { status: 503, type: 'json', body, cacheControl: NEVER, headers }, reads);
    }
  },
);
