import type { PageData } from '@patas/shared/page/page';
import { dayOf } from '@patas/shared/time/lisbon';
import { LOCATIONS } from '@patas/shared/town';
import { logFault } from '../lib/failure.ts';
import type { Reads } from './fresh.ts';
import { searchPage } from './loaders/search.ts';
import { sitterPage } from './loaders/sitter.ts';

/** What an address without language prefix shows. */
interface Route {
  pattern: RegExp;
  load: (id: string, query: URLSearchParams, reads: Reads) => Promise<PageData>;
  /** What it shows when the data is out of reach. */
  without: (query: URLSearchParams) => PageData;
}

const ROUTES: readonly Route[] = [
  {
    pattern: /^\/search$/,
    load: (_id, query, reads) => searchPage(query.get('town'), reads),
    without: (query) => ({
      kind: 'search',
      town: LOCATIONS.find((town) => town === query.get('town')) ?? null,
      cards: [],
      from: dayOf(new Date()),
      total: 0,
      services: [],
      unavailable: true,
    }),
  },
  {
    pattern: /^\/sitter\/([^/]+)$/,
    load: async (id, _query, reads) => (await sitterPage(id, reads)) ?? { kind: 'notFound', what: 'sitter' },
    without: () => ({ kind: 'unavailable' }),
  },
  // Private: the page is a frame that the program fills once it knows who is there.
  {
    pattern: /^\/booking\/[^/]+$/,
    load: async () => ({ kind: 'static' }),
    without: () => ({ kind: 'unavailable' }),
  },
];

export interface LoadedPage {
  status: 200 | 404 | 503;
  data: PageData;
}

/** The data of a page. Never throws: what can't be loaded is a page that says so, with status 503. */
export async function loadPage(path: string, query: URLSearchParams, reads: Reads): Promise<LoadedPage> {
  for (const { pattern, load, without } of ROUTES) {
    const match = pattern.exec(path);
    if (!match) continue;
    try {
      const data = await load(match[1] ?? '', query, reads);
      return { status: data.kind === 'notFound' ? 404 : 200, data };
    } catch (error) {
      logFault('the data of a page could not be loaded', error);
      return { status: 503, data: without(query) };
    }
  }
  return { status: 404, data: { kind: 'notFound', what: 'page' } };
}
