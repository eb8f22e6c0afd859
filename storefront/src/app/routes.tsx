import type { Namespace } from '@patas/shared/i18n/namespaces';
import { TOWNS } from '@patas/shared/town';
import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { loadBaseStyles } from '../theme/load-base-styles.ts';
import { type LazyPage, lazyPage, type PageModule } from './lazy-page.tsx';

const modules = import.meta.glob<PageModule>('../features/*/*-page.tsx');

/**
 * How a page's HTML comes about: `built` is rendered whole at build, `served` by the page function with data, `shell` is
 * a frame with a skeleton that the program fills, for people who are signed in.
 */
export type Rendering = 'built' | 'served' | 'shell';

export interface AppRoute {
  path: string;
  rendering: Rendering;
  /** Catalogues the page needs besides `common`. */
  namespaces: readonly Namespace[];
  page: LazyPage;
  /** The page's source under `src/features`: what it is called in the build's manifest. */
  source: string;
  /** Concrete addresses to build of a pattern. */
  instances?: readonly string[];
  /** For visitors who may never go further: made without Mantine's components, and without their styles. */
  lean: boolean;
}

function route(
  path: string,
  source: string,
  rendering: Rendering,
  namespaces: readonly Namespace[],
  { instances, lean = false }: Partial<Pick<AppRoute, 'instances' | 'lean'>> = {},
): AppRoute {
  const load = modules[`../features/${source}.tsx`];
  if (!load) throw new Error(`There is no page ${source}`);
  // The order decides: what builds on these styles must come after them.
  const page = lazyPage(lean ? load : () => loadBaseStyles().then(load));
  return { path, source, rendering, namespaces, page, lean, ...(instances && { instances }) };
}

/** Every page of the site. */
export const routes: readonly AppRoute[] = [
  route(paths.home.path, 'landing/landing-page', 'built', ['landing'], { lean: true }),
  route(paths.location.path, 'location/location-page', 'built', ['landing', 'domain'], {
    instances: TOWNS.map(paths.location.getHref),
    lean: true,
  }),
  route(paths.becomeSitter.path, 'application/application-page', 'built', ['application', 'domain', 'errors']),
  route(paths.search.path, 'search/search-page', 'served', ['search', 'sitter', 'domain']),
  route(paths.sitter.path, 'sitter/sitter-page', 'served', ['sitter', 'domain']),
  route(paths.auth.path, 'auth/auth-page', 'shell', ['auth', 'errors']),
  route(paths.bookNow.path, 'book/book-page', 'shell', ['booking', 'domain', 'errors', 'sitter', 'auth']),
  route(paths.dashboard.path, 'dashboard/dashboard-page', 'shell', ['dashboard', 'domain', 'errors']),
  route(paths.sitterDashboard.path, 'sitter-dashboard/sitter-dashboard-page', 'shell', [
    'dashboard',
    'domain',
    'errors',
  ]),
  route(paths.booking.path, 'booking/booking-page', 'shell', ['booking', 'dashboard', 'domain', 'errors']),
  route(paths.admin.path, 'admin/admin-page', 'shell', ['errors']),
  route(paths.adminPayments.path, 'admin/admin-payments-page', 'shell', ['errors']),
];

/** What any other address shows, with status 404. */
export const notFoundRoute = route('*', 'not-found/not-found-page', 'built', [], { lean: true });

/** The page of an address without language prefix. */
export const findRoute = (pathname: string): AppRoute =>
  routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? notFoundRoute;
