import './styles.ts';
import type { Language } from '@patas/shared/i18n/languages';
import type { PageRequest, RenderedPage } from '@patas/shared/page/page';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'react-router-dom';
import { SITE_ORIGIN } from '../config/site.ts';
import { createServerI18n } from '../lib/i18n/server.ts';
import { HeadContext, type PageHeadProps } from '../lib/page-head.tsx';
import { App } from './app.tsx';
import { renderDocument } from './document.ts';
import { Providers } from './providers.tsx';
import { findRoute, notFoundRoute, routes } from './routes.tsx';

export { renderRobots, renderSitemap } from './sitemap.ts';

/** Addresses that the build renders: whole pages, and shells of pages with a fixed address. */
export const builtPaths: readonly string[] = routes
  .filter(({ rendering }) => rendering !== 'served')
  .flatMap(({ path, instances }) => instances ?? [path])
  .map((path) => path.replace(/:\w+/, '_'));

/** Links of the router on the server: nothing moves here. */
const stillNavigator = {
  createHref: (to: { pathname?: string; search?: string; hash?: string } | string) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go() {},
  push() {},
  replace() {},
};

/**
 * A whole document: the contract of `@patas/shared/page/page`. Addresses that no page has answer 404 with the page that
 * says so; shells leave their content to the program. An empty `origin` means the site's own (config/site.ts).
 */
export async function renderPage({ path, language, prefixed, origin, data }: PageRequest): Promise<RenderedPage> {
  const [pathname = '/', search = ''] = path.split(/(?=\?)/);
  const route = findRoute(pathname);
  await route.page.preload();
  const head: { current: PageHeadProps | null } = { current: null };
  const shell = route.rendering === 'shell';
  const prefix = prefixed ? `/${language}` : '';
  const i18n = await createServerI18n(language);
  const body = renderToString(
    <StrictMode>
      <HeadContext value={head}>
        <Router
          basename={prefix || '/'}
          location={{ pathname: `${prefix}${pathname}`, search, hash: '', state: null, key: 'default' }}
          navigator={stillNavigator}
          static
        >
          <Providers i18n={i18n} served={{ path, data }}>
            <App shell={shell} />
          </Providers>
        </Router>
      </HeadContext>
    </StrictMode>,
  );
  const missing = data.kind === 'notFound' || route === notFoundRoute;
  const html = renderDocument({
    language: language satisfies Language,
    pathname,
    search,
    origin: origin || SITE_ORIGIN,
    head: head.current,
    body,
    route,
    data,
    indexable: !missing && !shell && data.kind !== 'unavailable',
    rendered: !shell,
    failure: { message: i18n.t('pageFailed'), retry: i18n.t('tryAgain') },
  });
  return { status: missing ? 404 : 200, html };
}
