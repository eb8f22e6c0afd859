import type { DirectoryPage } from '@patas/shared/directory/card';
import { paths } from '@patas/shared/paths';
import { dayOf } from '@patas/shared/time/lisbon';
import { LOCATIONS, type Location } from '@patas/shared/town';
import { decodePage, emptyPage, type StoredPage } from '../../directory/stored-page.ts';
import { db } from '../../lib/app.ts';
import { fresh, type Reads } from '../fresh.ts';

const isLocation = (value: string): value is Location => (LOCATIONS as readonly string[]).includes(value);

const load = fresh(async (key: string, reads: Reads): Promise<DirectoryPage | null> => {
  const [town = '', number = ''] = key.split('-');
  if (!isLocation(town)) return null;
  const page = Number(number);
  const snapshot = await db().doc(paths.directoryPage(town, page)).get();
  reads.count += 1;
  if (snapshot.exists) return decodePage(snapshot.data() as StoredPage);
  return page === 0 ? emptyPage(town, 0, dayOf(new Date())) : null;
});

/**
 * One page of a town's directory: one read, none while it is fresh. Page 0 always exists; null for pages and towns that
 * do not.
 */
export const directoryPage = (town: string, page: number, reads: Reads): Promise<DirectoryPage | null> =>
  load(`${town}-${page}`, reads);

/** All pages of a town. */
export async function townPages(town: Location, reads: Reads): Promise<DirectoryPage[]> {
  const first = await directoryPage(town, 0, reads);
  if (!first) return [];
  const numbers = Array.from({ length: first.pages - 1 }, (_, index) => index + 1);
  const others = await Promise.all(numbers.map((page) => directoryPage(town, page, reads)));
  return [first, ...others.filter((page) => page !== null)];
}
