import { randomUUID } from 'node:crypto';
import type { DirectoryPage } from '@patas/shared/directory/card';
import type { ServiceItem, SitterPageData } from '@patas/shared/page/page';
import { paths } from '@patas/shared/paths';
import type { Review } from '@patas/shared/review/schema';
import { afterAll, expect, test, vi } from 'vitest';
import { db } from '../../functions/src/lib/app.ts';
import { documents } from '../../functions/src/lib/documents.ts';
import { storefrontOrigin } from './lib/env.ts';
import { newOffer, removeSitters, writeSitter } from './lib/sitters.ts';
import { newService, stay } from './lib/world.ts';

afterAll(removeSitters);

const get = (path: string, init: RequestInit = {}) => fetch(`${storefrontOrigin()}${path}`, init);
const json = async <T>(path: string): Promise<T> => (await get(path)).json() as Promise<T>;
const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 25_000, interval: 250 });

async function writeReview(sitterId: string, fields: Partial<Review>): Promise<void> {
  const bookingId = randomUUID();
  const review: Review = {
    bookingId,
    side: 'customer',
    authorId: 'secret-author',
    authorName: 'Marta',
    sitterId,
    customerId: 'secret-customer',
    rating: 5,
    text: 'Perfeito.',
    published: true,
    createdAt: new Date(),
    ...fields,
  };
  await db().doc(paths.review(bookingId, review.side)).set(review);
}

test('a sitter who is approved is found within seconds', async () => {
  const id = await writeSitter({ name: 'Recém-chegada', location: 'peniche' });
  await soon(async () => {
    const { cards, total } = await json<DirectoryPage>('/api/directory/peniche-0.json');
    expect(cards.map((card) => card.id)).toContain(id);
    expect(total).toBe(cards.length);
  });
});

test('a sitter’s page: profile, services, published reviews of customers newest first, busy nights, nothing private', async () => {
  const { service, services } = await newOffer(4100);
  const id = await writeSitter({ services, averageRating: 5, reviewCount: 2 });
  const { start, end } = stay(5, 3);
  await documents.calendar(id).set({ ranges: [{ id: 'b', kind: 'booked', start, end }], updatedAt: new Date() });
  await writeReview(id, { text: 'Older', createdAt: new Date('2026-01-01') });
  await writeReview(id, { text: 'Newer', createdAt: new Date('2026-02-01') });
  await writeReview(id, { text: 'Not yet', published: false });
  await writeReview(id, { text: 'About the customer', side: 'sitter' });
  await soon(async () => {
    const page = await json<SitterPageData>(`/api/sitters/${id}.json`);
    expect(page.sitter).toMatchObject({ id, name: 'Ana Sousa', services: { [service.id]: 4100 } });
    expect(page.services).toMatchObject([{ id: service.id, name: service.name }]);
    expect(page.reviews.map(({ text }) => text)).toEqual(['Newer', 'Older']);
    expect(page.busy).not.toBe('');
    expect(JSON.stringify(page)).not.toMatch(/secret-|ana@example|910 000 000/);
  });
});

test('nobody sees a sitter who is not listed, under any address', async () => {
  const id = await writeSitter({ listed: false });
  for (const path of [id, 'nobody', '__x__', 'a/b', 'a%20b']) {
    const response = await get(`/api/sitters/${path}.json`);
    expect(response.status, path).toBe(404);
    expect(await response.json()).toEqual({ error: 'not-found' });
  }
});

test('services that are switched off are not offered', async () => {
  const [on, off] = [await newService({ order: -2 }), await newService({ order: -1, active: false })];
  await soon(async () => {
    const ids = (await json<ServiceItem[]>('/api/services.json')).map(({ id }) => id);
    expect(ids).toContain(on.id);
    expect(ids).not.toContain(off.id);
  });
  await Promise.all([on, off].map(({ id }) => documents.service(id).delete()));
});

test('what a browser has already is not sent again', async () => {
  const first = await get('/api/directory/obidos-0.json');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30');
  const again = await get('/api/directory/obidos-0.json', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const other = await get('/api/directory/obidos-0.json', { headers: { 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
});

test('a page that is asked for again costs no read', async () => {
  await get('/api/directory/caldas-0.json');
  const { headers } = await get('/api/directory/caldas-0.json');
  expect(headers.get('x-reads')).toBe('0');
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not how one reads', async (method) => {
  const response = await get('/api/services.json', { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('HEAD says the same without the text', async () => {
  const head = await get('/api/directory/obidos-0.json', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('etag')).toBe((await get('/api/directory/obidos-0.json')).headers.get('etag'));
});

test.each(['/api/', '/api/nothing', '/api/directory/lisboa-0.json', '/api/directory/obidos-9.json', '/api/services'])(
  '%s does not exist',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('long answers travel compressed, and whoever cannot read that gets them plain', async () => {
  const compressed = await get('/api/services.json', { headers: { 'accept-encoding': 'gzip' } });
  const plain = await get('/api/services.json', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await compressed.text()).toBe(await plain.text());
  const long = (await get('/en/search', { headers: { 'accept-encoding': 'gzip' } })).headers;
  expect(long.get('content-encoding')).toBe('gzip');
  expect(long.get('vary')).toMatch(/Accept-Encoding/);
});
