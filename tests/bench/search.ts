import { gzipSync } from 'node:zlib';
import type { DirectoryCard, DirectoryPage } from '@patas/shared/directory/card';
import { filterCards, sortCards } from '@patas/shared/directory/filter';
import { addDays } from '@patas/shared/time/lisbon';
import { LOCATIONS, type Location } from '@patas/shared/town';
import type { Platform } from '../../tools/seed/connect.ts';
import { seedLarge } from '../../tools/seed/large.ts';
import { type Figures, kib, median } from './figures.ts';

interface Fetched {
  page: DirectoryPage;
  reads: number;
  bytes: number;
}

async function directoryPage(town: Location, number: number): Promise<Fetched> {
  const response = await fetch(`${process.env.STOREFRONT_ORIGIN}/api/directory/${town}-${number}.json`);
  if (!response.ok) throw new Error(`the directory answered ${response.status}`);
  const text = await response.text();
  return {
    page: JSON.parse(text) as DirectoryPage,
    reads: Number(response.headers.get('x-reads') ?? Number.NaN),
    bytes: gzipSync(text).length,
  };
}

/** All pages of a town, one at a time, so that one function process answers them all, the second time from its memory. */
async function town(name: Location): Promise<Fetched[]> {
  const pages = [await directoryPage(name, 0)];
  while (pages.length < (pages[0]?.page.pages ?? 0)) pages.push(await directoryPage(name, pages.length));
  return pages;
}

const sum = (pages: readonly Fetched[], key: 'reads' | 'bytes') => pages.reduce((total, page) => total + page[key], 0);

/** Filters and sorts all cards by a service, dates and a price, as /search does; median of 21. */
function filterTime(cards: readonly DirectoryCard[], from: string): { ms: number; found: number } {
  const filter = { serviceId: 'pet-sitting', from: addDays(from, 20), to: addDays(from, 27), maxPriceCents: 4_000 };
  let found = 0;
  const times = Array.from({ length: 21 }, () => {
    const start = performance.now();
    found = sortCards(filterCards(cards, filter, from), { serviceId: filter.serviceId }).length;
    return performance.now() - start;
  });
  return { ms: median(times), found };
}

/** Documents, bytes and time of a search among many sitters. */
export async function search({ sitters, platform }: { sitters: number; platform: Platform }): Promise<Figures> {
  await seedLarge(platform, sitters, new Date(), () => {});
  const figures: string[] = [];
  const cards: DirectoryCard[] = [];
  let from = '';
  for (const location of LOCATIONS) {
    const cold = await town(location);
    const warm = await town(location);
    for (const { page } of cold) cards.push(...page.cards);
    from = cold[0]?.page.from ?? from;
    const count = cold[0]?.page.total ?? 0;
    figures.push(
      `${location}: ${count} sitters, ${sum(cold, 'reads')} documents read cold (${(count / Math.max(1, sum(cold, 'reads'))).toFixed(0)} sitters a document), ${sum(warm, 'reads')} when cached; ${kib(sum(cold, 'bytes'))} gz`,
    );
  }
  const { ms, found } = filterTime(cards, from);
  figures.push(`filter and sort ${cards.length} cards by service, dates and price: ${ms.toFixed(1)} ms, ${found} fit`);
  return figures;
}
