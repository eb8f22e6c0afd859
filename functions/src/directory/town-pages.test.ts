import { CARDS_PER_PAGE, type DirectoryCard, type DirectoryPage } from '@patas/shared/directory/card';
import type { Day } from '@patas/shared/time/lisbon';
import { expect, test } from 'vitest';
import { services, sitterRecord } from '../testing/sitters.ts';
import { cardOf, publicSitterOf } from './project.ts';
import { bytesOf, decodePage, encodePage, MAX_PAGE_BYTES, type StoredPage } from './stored-page.ts';
import { TownPages } from './town-pages.ts';

const TODAY = '2026-11-21';
const published = publicSitterOf(sitterRecord(), services({ walk: {} }));
const card = (id: string, fields: Partial<DirectoryCard> = {}): DirectoryCard => ({
  ...cardOf(id, published, [], TODAY),
  ...fields,
});

/** Firestore for one town: what transactions have written, and where every card was said to be. */
class Town {
  readonly stored = new Map<number, StoredPage>();
  readonly entries = new Map<string, number>();

  async change(work: (pages: TownPages, at: (id: string) => number | null) => Promise<void>, today: Day = TODAY) {
    const pages = new TownPages('obidos', today, async (page) => {
      const stored = this.stored.get(page);
      return stored ? decodePage(stored) : null;
    });
    const before = new Map(this.entries);
    await work(pages, (id) => before.get(id) ?? null);
    const changes = pages.changes();
    for (const page of changes.pages) this.stored.set(page.page, encodePage(page));
    for (const page of changes.dropped) this.stored.delete(page);
    for (const [id, page] of pages.moves) this.entries.set(id, page);
    return changes;
  }

  add = (ids: string[], fields: Partial<DirectoryCard> = {}) =>
    this.change(async (pages, at) => {
      for (const id of ids) await pages.place(id, at(id), () => card(id, fields));
    });

  remove = (ids: string[]) =>
    this.change(async (pages, at) => {
      for (const id of ids) await pages.remove(id, at(id) ?? -1);
      for (const id of ids) this.entries.delete(id);
    });

  pages = (): DirectoryPage[] => [...this.stored.values()].map(decodePage).sort((a, b) => a.page - b.page);
}

/** What must hold after every transaction: each card once, where its entry says, counted on page 0, pages without gaps. */
function expectSound(town: Town, ids: string[]) {
  const pages = town.pages();
  expect(pages.map(({ page }) => page)).toEqual(pages.map((_, index) => index));
  expect(pages.flatMap(({ cards }) => cards.map(({ id }) => id)).sort()).toEqual([...ids].sort());
  for (const page of pages) for (const { id } of page.cards) expect(town.entries.get(id), id).toBe(page.page);
  if (ids.length > 0) expect(pages[0]).toMatchObject({ pages: pages.length, total: ids.length });
  for (const { cards } of pages) expect(cards.length).toBeLessThanOrEqual(CARDS_PER_PAGE);
}

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `s${from + index}`);

test('a town of more than 500 sitters has more pages, all full but the last', async () => {
  const town = new Town();
  await town.add(ids(0, 700));
  await town.add(ids(700, 1201));
  expectSound(town, ids(0, 1201));
  expect(town.pages().map(({ cards }) => cards.length)).toEqual([500, 500, 201]);
});

test('the last card takes a removed one’s place, and an empty page goes', async () => {
  const town = new Town();
  await town.add(ids(0, 502));
  await town.remove(['s10']);
  expectSound(
    town,
    ids(0, 502).filter((id) => id !== 's10'),
  );
  expect(town.entries.get('s501')).toBe(0);
  await town.remove(['s500']);
  expect(town.pages()).toHaveLength(1);
  expectSound(
    town,
    ids(0, 502).filter((id) => id !== 's10' && id !== 's500'),
  );
});

test('many changes in one transaction agree about who has moved where', async () => {
  const town = new Town();
  await town.add(ids(0, 1001));
  await town.change(async (pages, at) => {
    for (const id of ['s0', 's1000', 's999', 's1', 's500']) {
      await pages.remove(id, at(id) ?? -1);
      town.entries.delete(id);
    }
    for (const id of ['s998', 's2', 'new']) await pages.place(id, at(id), () => card(id, { name: 'Changed' }));
  });
  const gone = new Set(['s0', 's1000', 's999', 's1', 's500']);
  expectSound(town, [...ids(0, 1001).filter((id) => !gone.has(id)), 'new']);
  const changed = town.pages().flatMap(({ cards }) => cards.filter(({ name }) => name === 'Changed'));
  expect(changed.map(({ id }) => id).sort()).toEqual(['new', 's2', 's998']);
});

test('removing everybody leaves no document, and the town can begin again in the same transaction', async () => {
  const town = new Town();
  await town.add(ids(0, 3));
  await town.remove(ids(0, 3));
  expect(town.stored.size).toBe(0);
  await town.add(ids(0, 2));
  await town.change(async (pages, at) => {
    for (const id of ids(0, 2)) await pages.remove(id, at(id) ?? -1);
    town.entries.clear();
    await pages.place('s9', null, () => card('s9'));
  });
  expectSound(town, ['s9']);
});

test('a card that has not changed is not written', async () => {
  const town = new Town();
  await town.add(ids(0, 3));
  expect(await town.add(ids(0, 3))).toEqual({ pages: [], dropped: [] });
  expect((await town.add(['s1'], { available: false })).pages.map(({ page }) => page)).toEqual([0]);
});

test('an entry that points to the wrong page heals', async () => {
  const town = new Town();
  await town.add(ids(0, 3));
  await town.change(async (pages) => pages.place('s3', 7, () => card('s3')));
  expect(town.entries.get('s3')).toBe(0);
});

test('500 cards with long names and every service fit into a document; longer ones begin a new page', async () => {
  const long: Partial<DirectoryCard> = {
    name: 'Á'.repeat(120),
    bio: 'ç'.repeat(140),
    photo: `sitter-photos/${'x'.repeat(28)}/${'y'.repeat(36)}`,
    services: Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`service-with-a-long-id-${index}`, 1_000_000]),
    ),
    types: ['pet', 'house', 'combined'],
    busy: 'A'.repeat(32),
  };
  const town = new Town();
  await town.add(ids(0, 501), long);
  expect(town.pages().map(({ cards }) => cards.length)).toEqual([500, 1]);
  const huge = { ...long, bio: '🐕'.repeat(140), name: '🐕'.repeat(120), photo: 'z'.repeat(3000) };
  await town.add(ids(0, 501), huge);
  expectSound(town, ids(0, 501));
  for (const page of town.pages()) expect(bytesOf(page.cards)).toBeLessThanOrEqual(MAX_PAGE_BYTES + page.cards.length);
  expect(town.pages().length).toBeGreaterThan(2);
});

test('pages begin today when asked, and busy nights stay the same days', async () => {
  const town = new Town();
  const busy = [{ start: new Date('2026-11-25T12:00:00Z'), end: new Date('2026-11-26T12:00:00Z') }];
  await town.change((pages) => pages.place('s0', null, (from) => cardOf('s0', published, busy, from)));
  await town.change((pages) => pages.advance(0), '2026-11-24');
  const [page] = town.pages();
  expect(page?.from).toBe('2026-11-24');
  expect(page?.cards[0]?.busy).toBe(cardOf('s0', published, busy, '2026-11-24').busy);
});
