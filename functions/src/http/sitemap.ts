import { LANGUAGE_CODES } from '@patas/shared/i18n/languages';
import { LOCATIONS } from '@patas/shared/town';
import { storefrontOrigin } from '../lib/config.ts';
import type { Reads } from './fresh.ts';
import { directoryPage } from './loaders/directory.ts';
import { renderer } from './renderer.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const at = (path: string) => `${storefrontOrigin()}${path}`;

/** The parts of the site: its fixed pages, and one part for each directory page. */
async function index(reads: Reads): Promise<string> {
  const firsts = await Promise.all(LOCATIONS.map((town) => directoryPage(town, 0, reads)));
  const parts = firsts.flatMap((first) =>
    first ? Array.from({ length: first.pages }, (_, page) => `${first.town}-${page}`) : [],
  );
  const entries = ['pages', ...parts].map((part) => `<sitemap><loc>${at(`/sitemap.xml?part=${part}`)}</loc></sitemap>`);
  return [
    HEAD,
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    '</sitemapindex>',
  ].join('\n');
}

/** One address of a sitter in every language, each with all its siblings. */
function sitterEntries(id: string): string[] {
  const alternates = LANGUAGE_CODES.map(
    (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${at(`/${code}/sitter/${id}`)}"/>`,
  ).join('');
  return LANGUAGE_CODES.map((code) => `<url><loc>${at(`/${code}/sitter/${id}`)}</loc>${alternates}</url>`);
}

/**
 * `/sitemap.xml`: an index (one sitemap may list 50,000 addresses, and 10,000 sitters have 60,000), with
 * `?part=pages` for the site's own pages and `?part={town}-{n}` for the sitters of a directory page. Null for other parts.
 */
export async function sitemap(part: string | null, reads: Reads): Promise<string | null> {
  if (part === null) return index(reads);
  if (part === 'pages') return (await renderer()).renderSitemap(storefrontOrigin());
  const [, town = '', page] = /^([a-z]+)-(\d{1,6})$/.exec(part) ?? [];
  const found = await directoryPage(town, Number(page), reads);
  return (
    found &&
    [HEAD, `<urlset ${NAMESPACES}>`, ...found.cards.flatMap(({ id }) => sitterEntries(id)), '</urlset>'].join('\n')
  );
}
