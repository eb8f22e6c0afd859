import './lib/env.ts';
import { createRequire } from 'node:module';
import search from '@patas/shared/i18n/en/search';
import sitter from '@patas/shared/i18n/en/sitter';
import type { PageData, RenderPage } from '@patas/shared/page/page';
import { beforeAll, expect, test } from 'vitest';

/** Nobody listens there: Firestore is out of reach for this file's own process, and for nobody else. */
const NOWHERE = '127.0.0.1:1';

let pages: typeof import('../../functions/src/http/page-data.ts');

beforeAll(async () => {
  process.env.FIRESTORE_EMULATOR_HOST = NOWHERE;
  pages = await import('../../functions/src/http/page-data.ts');
});

const load = (path: string, query = '') => pages.loadPage(path, new URLSearchParams(query), { count: 0 });

// Required, so that Node loads it as it is: the test runner would rewrite its four megabytes first.
const { renderPage }: { renderPage: RenderPage } = createRequire(import.meta.url)(
  '../../functions/dist/pages/render.js',
);
const render = async (path: string, data: PageData) =>
  (await renderPage({ path, language: 'en', prefixed: true, origin: 'https://patas.example', data })).html;

test('without Firestore the search is an empty list with a button, told soon and as an outage', async () => {
  const begun = Date.now();
  const { status, data } = await load('/search', 'town=obidos');
  expect(status).toBe(503);
  expect(data).toMatchObject({ kind: 'search', town: 'obidos', cards: [], unavailable: true });
  expect(Date.now() - begun).toBeLessThan(9_000);
  expect(await render('/search', data)).toContain(`>${search.failed.refresh}<`);
});

test('without Firestore a sitter’s page says so instead of "not found"', async () => {
  const { status, data } = await load('/sitter/ana');
  expect({ status, data }).toEqual({ status: 503, data: { kind: 'unavailable' } });
  const html = await render('/sitter/ana', data);
  expect(html).not.toContain('Sitter not found');
  expect(html).toContain(`>${sitter.failed.retry}<`);
});
