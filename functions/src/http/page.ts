import { REGION } from '@patas/shared/local/ports';
import { onRequest, type Request } from 'firebase-functions/https';
import { storefrontOrigin } from '../lib/config.ts';
import { logFault } from '../lib/failure.ts';
import { NEVER, SHARED_BRIEFLY } from './caching.ts';
import type { Reads } from './fresh.ts';
import { localize } from './language.ts';
import { loadPage } from './page-data.ts';
import { renderer } from './renderer.ts';
import { type Answer, readsOnly, send } from './respond.ts';
import { securityHeaders } from './security-headers.ts';
import { sitemap } from './sitemap.ts';

const RETRY = { 'Retry-After': '5' };

/** The parts of an address: paths are compared without a slash at their end. */
function addressOf(request: Request): { pathname: string; search: string } {
  const [pathname = '/', ...rest] = request.originalUrl.split('?');
  const search = rest.length > 0 ? `?${rest.join('?')}` : '';
  return { pathname: pathname.replace(/(?<=.)\/+$/, ''), search };
}

async function answerSitemap(search: string, reads: Reads): Promise<Answer> {
  const body = await sitemap(new URLSearchParams(search).get('part'), reads);
  return { status: body ? 200 : 404, type: 'xml', body: body ?? '', cacheControl: SHARED_BRIEFLY };
}

async function answerPage(request: Request, pathname: string, search: string, reads: Reads): Promise<Answer> {
  const { language, prefixed, path } = localize(pathname, {
    cookie: request.get('cookie'),
    acceptLanguage: request.get('accept-language'),
  });
  const { status, data } = await loadPage(path, new URLSearchParams(search), reads);
  const { renderPage } = await renderer();
  const page = await renderPage({ path: `${path}${search}`, language, prefixed, origin: storefrontOrigin(), data });
  return {
    status: status === 200 ? page.status : status,
    type: 'html',
    body: page.html,
    cacheControl: status === 503 ? NEVER : SHARED_BRIEFLY,
    headers: {
      'Content-Language': language,
      ...securityHeaders(),
      ...(prefixed ? {} : { Vary: 'Accept-Language, Cookie' }),
      ...(status === 503 ? RETRY : {}),
    },
  };
}

/**
 * The pages that Hosting does not have as files: `/search`, `/sitter/{id}`, `/booking/{id}`, each also below a language, every
 * address below a language that no page has (404), and `/sitemap.xml`. Rendered by the storefront's own bundle
 * (`shared/src/page/page.ts`) with what the api function answers too. When the data is out of reach the page says so, with a
 * way to try again: status 503, never cached.
 */
export const page = onRequest(
  { region: REGION, invoker: 'public', memory: '512MiB', maxInstances: 20 },
  async (request, response) => {
    if (!readsOnly(request, response)) return;
    const reads: Reads = { count: 0 };
    const { pathname, search } = addressOf(request);
    try {
      const answer =
        pathname === '/sitemap.xml'
          ? await answerSitemap(search, reads)
          : await answerPage(request, pathname, search, reads);
      await send(request, response, answer, reads);
    } catch (error) {
      logFault('a page could not be made', error);
      response
        .set({ 'Cache-Control': NEVER, ...RETRY })
        .status(503)
        .type('text')
        .send('503');
    }
  },
);
