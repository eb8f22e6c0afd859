import { CARDS_PER_PAGE, type DirectoryPage } from '@patas/shared/directory/card';
import { paths } from '@patas/shared/paths';
import { addDays, dayOf } from '@patas/shared/time/lisbon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildDirectory } from '../../functions/src/directory/rebuild.ts';
import { db } from '../../functions/src/lib/app.ts';
import { refreshDirectoryNow } from '../../functions/src/scheduled/refresh-directory.ts';
import { sitterRecord } from '../../functions/src/testing/sitters.ts';
import { withoutTriggers } from '../../tools/platform/triggers.ts';
import { storedPages } from './lib/directory.ts';
import { storefrontOrigin } from './lib/env.ts';
import { newId } from './lib/sitters.ts';

const TOWN = 'bombarral';
const ids = Array.from({ length: 620 }, () => newId('many'));
let before: DirectoryPage[] = [];

async function batches(work: (batch: FirebaseFirestore.WriteBatch, id: string) => void): Promise<void> {
  for (let start = 0; start < ids.length; start += 200) {
    const batch = db().batch();
    for (const id of ids.slice(start, start + 200)) work(batch, id);
    await batch.commit();
  }
}

beforeAll(async () => {
  before = await storedPages(TOWN);
  await withoutTriggers(async () => {
    await batches((batch, id) => batch.set(db().doc(paths.sitter(id)), sitterRecord({ location: TOWN, services: {} })));
    await rebuildDirectory(db());
  });
});

afterAll(async () => {
  await withoutTriggers(async () => {
    await batches((batch, id) => batch.delete(db().doc(paths.sitter(id))));
    await rebuildDirectory(db());
  });
  expect((await storedPages(TOWN)).map(({ total, cards }) => [total, cards.length])).toEqual(
    before.map(({ total, cards }) => [total, cards.length]),
  );
});

test('one rebuild puts more than 500 sitters on full pages', async () => {
  const pages = await storedPages(TOWN);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]).toMatchObject({ pages: pages.length });
  for (const { cards } of pages.slice(0, -1)) expect(cards).toHaveLength(CARDS_PER_PAGE);
  const shown = new Set(pages.flatMap(({ cards }) => cards.map(({ id }) => id)));
  expect(ids.filter((id) => !shown.has(id))).toEqual([]);
  expect(pages[0]?.total).toBe(shown.size);
});

test('visitors read all of it, one document a page', async () => {
  const read = async (page: number) => {
    const response = await fetch(`${storefrontOrigin()}/api/directory/${TOWN}-${page}.json`);
    return { reads: Number(response.headers.get('x-reads')), status: response.status, body: await response.json() };
  };
  const stored = await storedPages(TOWN);
  for (const page of stored) {
    const { reads, body } = await read(page.page);
    expect(reads).toBeLessThanOrEqual(1);
    expect(body.cards).toHaveLength(page.cards.length);
  }
  expect((await read(stored.length)).status).toBe(404);
});

test('a rebuild writes nothing that would not change', async () => {
  const [first] = ids;
  const read = () => db().getAll(db().doc(paths.directoryPage(TOWN, 0)), db().doc(paths.publicSitter(first ?? '')));
  const times = async () => (await read()).map(({ updateTime }) => updateTime?.valueOf());
  const old = await times();
  await rebuildDirectory(db());
  expect(await times()).toEqual(old);
});

test('every night all pages begin anew, once', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  await refreshDirectoryNow(tomorrow);
  const pages = await storedPages(TOWN);
  expect(new Set(pages.map(({ from }) => from))).toEqual(new Set([addDays(dayOf(new Date()), 1)]));
  const { updateTime } = await db().doc(paths.directoryPage(TOWN, 0)).get();
  await refreshDirectoryNow(tomorrow);
  expect((await db().doc(paths.directoryPage(TOWN, 0)).get()).updateTime).toEqual(updateTime);
});
