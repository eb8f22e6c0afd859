import { isDeepStrictEqual } from 'node:util';
import { paths } from '@patas/shared/paths';
import { dayOf } from '@patas/shared/time/lisbon';
import type { Location } from '@patas/shared/town';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Entry, loadProjections, loadServices, type Projection } from './load.ts';
import { cardOf } from './project.ts';
import { decodePage, encodePage, type StoredPage } from './stored-page.ts';
import { TownPages } from './town-pages.ts';

/** A page of the directory is wanted by every sitter of a town at once: better to wait than to give up. */
const MAX_ATTEMPTS = 20;

/** How many sitters one transaction takes at most. */
export const BATCH = 200;

/**
 * Brings everything visitors read of these sitters up to date: `publicSitters/{id}`, `sitterContacts/{id}` and the
 * directory's cards, which exist only while a sitter is verified and listed. One transaction, decided by what the documents
 * say now and not by any event: it may run twice, late, or beside others. Writes nothing that would not change.
 *
 * @param ids at most {@link BATCH} sitters, existing or not.
 * @param options.advance also make the pages these sitters stand on begin today.
 */
export async function projectSitters(
  store: Firestore,
  ids: readonly string[],
  { now = new Date(), advance = false }: { now?: Date; advance?: boolean } = {},
): Promise<void> {
  if (ids.length === 0) return;
  await store.runTransaction((tx) => project(store, tx, [...new Set(ids)], now, advance), {
    maxAttempts: MAX_ATTEMPTS,
  });
}

async function project(store: Firestore, tx: Transaction, ids: string[], now: Date, advance: boolean): Promise<void> {
  const projections = await loadProjections(store, tx, ids, await loadServices(store, tx));
  const towns = new Map<Location, TownPages>();
  const town = (name: Location): TownPages => {
    const known = towns.get(name) ?? new TownPages(name, dayOf(now), (page) => loadPage(store, tx, name, page));
    towns.set(name, known);
    return known;
  };
  if (advance) for (const { entry } of projections) if (entry) await town(entry.town).advance(entry.page);
  for (const projection of projections) await placeCard(projection, town);
  for (const projection of projections) writeProjection(store, tx, projection);
  for (const [name, pages] of towns) writePages(store, tx, name, pages);
}

async function loadPage(store: Firestore, tx: Transaction, town: Location, page: number) {
  const snapshot = await tx.get(store.doc(paths.directoryPage(town, page)));
  return snapshot.exists ? decodePage(snapshot.data() as StoredPage) : null;
}

async function placeCard({ id, entry, wanted, busy }: Projection, town: (name: Location) => TownPages): Promise<void> {
  const home = wanted?.published.location ?? null;
  if (entry && entry.town !== home) await town(entry.town).remove(id, entry.page);
  if (!wanted || !home) return;
  const at = entry?.town === home ? entry.page : null;
  await town(home).place(id, at, (from) => cardOf(id, wanted.published, busy, from));
}

function writeProjection(
  store: Firestore,
  tx: Transaction,
  { id, published, contact, entry, wanted }: Projection,
): void {
  const write = (path: string, old: object | null, value: object | null) => {
    if (isDeepStrictEqual(old, value)) return;
    if (value) tx.set(store.doc(path), value);
    else tx.delete(store.doc(path));
  };
  write(paths.publicSitter(id), published, wanted?.published ?? null);
  write(paths.sitterContact(id), contact, wanted?.contact ?? null);
  if (entry && !wanted) tx.delete(store.doc(paths.directoryEntry(id)));
}

function writePages(store: Firestore, tx: Transaction, town: Location, pages: TownPages): void {
  const { pages: changed, dropped } = pages.changes();
  for (const page of changed) tx.set(store.doc(paths.directoryPage(town, page.page)), encodePage(page));
  for (const page of dropped) tx.delete(store.doc(paths.directoryPage(town, page)));
  for (const [id, page] of pages.moves) {
    const entry: Entry = { town, page };
    tx.set(store.doc(paths.directoryEntry(id)), entry);
  }
}
