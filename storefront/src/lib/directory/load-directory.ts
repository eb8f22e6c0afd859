import type { DirectoryPage } from '@patas/shared/directory/card';
import { LOCATIONS, type Location } from '@patas/shared/town';
import { fetchJson } from '../fetch-json.ts';

/** How long a town's cards stay in memory before they are asked for again (the HTTP cache answers then). */
const FRESH_MS = 5 * 60_000;

const address = (town: Location, page: number) => `/api/directory/${town}-${page}.json`;

const loaded = new Map<Location, { pages: DirectoryPage[]; at: number }>();
const loading = new Map<Location, Promise<DirectoryPage[]>>();

async function fetchTown(town: Location): Promise<DirectoryPage[]> {
  const first = await fetchJson<DirectoryPage>(address(town, 0));
  const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) =>
    fetchJson<DirectoryPage>(address(town, index + 1)),
  );
  return [first, ...(await Promise.all(others))];
}

async function loadTown(town: Location): Promise<DirectoryPage[]> {
  const known = loaded.get(town);
  if (known && Date.now() - known.at < FRESH_MS) return known.pages;
  const running = loading.get(town) ?? fetchTown(town);
  loading.set(town, running);
  try {
    const pages = await running;
    loaded.set(town, { pages, at: Date.now() });
    return pages;
  } finally {
    loading.delete(town);
  }
}

const townsOf = (town: Location | undefined): readonly Location[] => (town ? [town] : LOCATIONS);

/** Every card of a town, or of all towns: page 0 says how many there are, the others come together. */
export const loadDirectory = async (town: Location | undefined): Promise<DirectoryPage[]> =>
  (await Promise.all(townsOf(town).map(loadTown))).flat();

/** What is in memory, at once; null when a part is missing. */
export function knownDirectory(town: Location | undefined): DirectoryPage[] | null {
  const known = townsOf(town).map((name) => loaded.get(name)?.pages);
  return known.every((pages) => pages !== undefined) ? known.flat() : null;
}
