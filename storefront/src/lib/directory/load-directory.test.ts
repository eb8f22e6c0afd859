import type { DirectoryPage } from '@patas/shared/directory/card';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = (town: DirectoryPage['town'], number: number, pages: number): DirectoryPage => ({
  town,
  page: number,
  pages,
  total: 0,
  from: '2026-06-10',
  cards: [],
});

let asked: string[];
let down: boolean;
/** Peniche has three pages, the others one. */
const answer = (address: string) => {
  const [, town = '', number = ''] = /directory\/([a-z]+)-(\d+)\.json$/.exec(address) ?? [];
  return page(town as DirectoryPage['town'], Number(number), town === 'peniche' ? 3 : 1);
};

beforeEach(() => {
  asked = [];
  down = false;
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return down ? new Response('', { status: 404 }) : Response.json(answer(address));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const load = () => import('./load-directory.ts');

it('asks page 0 first and then the others that it names', async () => {
  const { loadDirectory } = await load();
  const pages = await loadDirectory('peniche');
  expect(pages.map((part) => part.page)).toEqual([0, 1, 2]);
  expect(asked).toEqual([0, 1, 2].map((number) => `/api/directory/peniche-${number}.json`));
});

it('knows a town for five minutes, and all towns from their parts', async () => {
  const { loadDirectory, knownDirectory } = await load();
  expect(knownDirectory('obidos')).toBeNull();
  await Promise.all([loadDirectory('obidos'), loadDirectory('obidos')]);
  expect(asked).toHaveLength(1);
  expect(knownDirectory('obidos')).toHaveLength(1);
  expect(knownDirectory(undefined)).toBeNull();
  await loadDirectory(undefined);
  expect(asked.filter((address) => address.includes('obidos'))).toHaveLength(1);
  expect(knownDirectory(undefined)).toHaveLength(7);
  vi.advanceTimersByTime(5 * 60_000);
  await loadDirectory('obidos');
  expect(asked.filter((address) => address.includes('obidos'))).toHaveLength(2);
});

it('forgets a failure: the next call asks again', async () => {
  const { loadDirectory } = await load();
  down = true;
  await expect(loadDirectory('caldas')).rejects.toMatchObject({ code: 'internal' });
  down = false;
  await expect(loadDirectory('caldas')).resolves.toHaveLength(1);
});
