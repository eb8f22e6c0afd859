import { LANGUAGE_CODES, LOCALE_TAGS } from '@patas/shared/i18n/languages';
import { afterAll, expect, test, vi } from 'vitest';
import { storefrontOrigin } from './lib/env.ts';
import { newOffer, removeSitters, writeSitter } from './lib/sitters.ts';

afterAll(removeSitters);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${storefrontOrigin()}${path}`, { headers, redirect: 'manual' });
const langOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 25_000, interval: 250 });

test.each(LANGUAGE_CODES)('/%s/search is a finished page', async (code) => {
  const response = await get(`/${code}/search`, { 'accept-language': 'en' });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('s-maxage=30');
  expect(langOf(html)).toBe(LOCALE_TAGS[code]);
  expect(html).toContain('<h1');
});

test('a bare address answers in the stored language, else the browser’s, else Portuguese', async () => {
  const language = async (headers: Record<string, string>) => langOf(await (await get('/search', headers)).text());
  expect(await language({ cookie: '__session=fr', 'accept-language': 'de' })).toBe('fr-FR');
  expect(await language({ 'accept-language': 'it,de;q=0.8' })).toBe('de-DE');
  expect(await language({ 'accept-language': 'it' })).toBe('pt-PT');
  const { headers } = await get('/search');
  expect(headers.get('vary')).toMatch(/Accept-Language/);
});

test('a sitter of the town is on its page before any program runs, and not on another town’s', async () => {
  const { services } = await newOffer();
  const name = `Zulmira ${Date.now()}`;
  const id = await writeSitter({ name, services, location: 'caldas', averageRating: 5, reviewCount: 999 });
  await soon(async () => expect(await (await get('/en/search?town=caldas')).text()).toContain(name));
  expect(await (await get('/en/search?town=peniche')).text()).not.toContain(name);
  const page = await get(`/de/sitter/${id}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(name);
});

test('unknown sitters and unknown pages are 404, in words', async () => {
  const sitter = await get('/en/sitter/nobody');
  expect(sitter.status).toBe(404);
  expect(await sitter.text()).toContain('Sitter not found');
  const page = await get('/en/nothing/here');
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('Oops! Page not found');
});

test('a booking’s bare address is a frame in the right language', async () => {
  const response = await get('/booking/ABC', { 'accept-language': 'es' });
  expect(response.status).toBe(200);
  expect(langOf(await response.text())).toBe('es-ES');
});

test('what a browser has already is not sent again', async () => {
  const first = await get('/en/search?town=bombarral');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await get('/en/search?town=bombarral', { 'if-none-match': etag })).status).toBe(304);
});

test('the sitemap leads to every listed sitter in every language', async () => {
  const id = await writeSitter({ location: 'obidos' });
  await soon(async () => {
    const index = await (await get('/sitemap.xml')).text();
    const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap\.xml\?part=[^<]+)<\/loc>/g)].map(([, path = '']) => path);
    expect(parts.length).toBeGreaterThanOrEqual(6);
    const maps = await Promise.all(parts.map(async (path) => (await get(path)).text()));
    for (const code of LANGUAGE_CODES) expect(maps.join()).toContain(`${storefrontOrigin()}/${code}/sitter/${id}<`);
    expect(maps.join()).toContain('/en/become-sitter<');
  });
  expect((await get('/sitemap.xml?part=lisboa-0')).status).toBe(404);
});
