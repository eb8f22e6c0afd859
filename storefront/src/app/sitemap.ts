import { LANGUAGE_CODES } from '@patas/shared/i18n/languages';
import { paths } from '../config/paths.ts';
import { SITE_ORIGIN } from '../config/site.ts';
import { localizedPath } from '../lib/i18n/address.ts';
import { routes } from './routes.tsx';

/** The sitemap of the pages everybody may see, each in every language; the page function serves it beside the sitters'. */
export function renderSitemap(origin = SITE_ORIGIN): string {
  const pages = routes
    .filter(({ rendering }) => rendering === 'built')
    .flatMap(({ path, instances }) => instances ?? [path]);
  const entry = (path: string) => {
    const alternates = LANGUAGE_CODES.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${localizedPath(code, path)}"/>`,
    ).join('');
    return LANGUAGE_CODES.map(
      (code) => `<url><loc>${origin}${localizedPath(code, path)}</loc>${alternates}</url>`,
    ).join('\n');
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...pages, paths.search.path].map(entry),
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt: everything may be read but the folders that bare addresses answer from, which are the same pages again. */
export const renderRobots = (): string =>
  ['User-agent: *', 'Allow: /', 'Disallow: /negotiated/', '', `Sitemap: ${SITE_ORIGIN}/sitemap.xml`, ''].join('\n');
