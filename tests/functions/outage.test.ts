import './lib/env.ts';
import type { RenderPage } from '@patas/shared/page/page';
import { beforeAll, expect, test } from 'vitest';

/** Nobody listens there: Firestore is out of reach for this file's own process, and for nobody else. */
const NOWHERE = '127.0.0.1:1';

let pages: typeof import('../../functions/src/http/page-data.ts');

beforeAll(async () => {
  process.env.FIRESTORE_EMULATOR_HOST = NOWHERE;
  pages = await import('../../functions/src/http/page-data.ts');
});

const load = (path: string, query = '') => pages.loadPage(path, new URLSearchParams(query), { count: 0 });

async function render(path: string, query = ''): Promise<string> {
  const bundle = new URL('../../functions/dist/pages/render.js', import.meta.url).href;
  const { renderPage } = (await import(/* @vite-ignore */ bundle)) as { renderPage: RenderPage };
  const { data } = await load(path, query);
  return (await renderPage({ path, language: 'en', prefixed: true, origin: 'https://patas.example', data })).html;
}

test('without Firestore the search is an empty list with a button, told soon and as an outage', async () => {
  const begun = Date.now();
  expect(await load('/search', 'town=obidos')).toMatchObject({
    status: 503,
    data: { kind: 'search', town: 'obidos', cards: [], unavailable: true },
  });
  expect(Date.now() - begun).toBeLessThan(9_000);
  expect(await render('/search')).toMatch(/<button[^>]*>/);
});

test('without Firestore a sitter’s page says so instead of "not found"', async () => {
  expect(await load('/sitter/ana')).toEqual({ status: 503, data: { kind: 'unavailable' } });
  const html = await render('/sitter/ana');
  expect(html).not.toContain('Sitter not found');
  expect(html).toMatch(/<button[^>]*>/);
});
