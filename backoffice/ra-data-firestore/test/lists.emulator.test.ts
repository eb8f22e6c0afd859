import { doc, FieldPath, where, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { emulator, ownCollection } from './emulator.ts';

const { db, close } = emulator();
const collection = ownCollection();
const resources = {
  boats: {
    collection,
    filters: {
      kind: {},
      name: { op: 'prefix' },
      size_gte: { field: 'size', op: '>=' },
      kinds: { field: 'kind', op: 'in' },
      fits: (harbour: unknown) => [where(new FieldPath('berths', String(harbour)), '==', true)],
    },
    sorts: ['size', 'name', 'built'],
  },
  crew: { collection: { parent: 'boatId', path: (id) => `${collection}/${id}/crew` }, sorts: ['name'] },
} as const satisfies Parameters<typeof firestoreDataProvider>[1];
const provider = firestoreDataProvider(db, resources, { maxWalk: 20 });

const TOTAL = 57;
const name = (n: number) => `boat-${String(n).padStart(3, '0')}`;

beforeAll(async () => {
  const batch = writeBatch(db);
  for (let n = 0; n < TOTAL; n += 1)
    batch.set(doc(db, collection, name(n)), {
      name: name(n),
      size: n % 5,
      kind: n % 2 ? 'sail' : 'motor',
      berths: { peniche: n < 6, 'foz.do-arelho': n < 3 },
      built: new Date(Date.UTC(2000, 0, n + 1)),
    });
  batch.set(doc(db, collection, name(3), 'crew', 'ana'), { name: 'Ana' });
  batch.set(doc(db, collection, name(3), 'crew', 'rui'), { name: 'Rui' });
  batch.set(doc(db, collection, name(4), 'crew', 'eva'), { name: 'Eva' });
  await batch.commit();
});
afterAll(close);

const list = (page: number, more: { filter?: object; perPage?: number; field?: string; order?: 'ASC' | 'DESC' } = {}) =>
  provider.getList('boats', {
    pagination: { page, perPage: more.perPage ?? 5 },
    sort: { field: more.field ?? 'name', order: more.order ?? 'ASC' },
    filter: more.filter ?? {},
  });
const ids = (answer: { data: { id: unknown }[] }) => answer.data.map(({ id }) => id);

test('pages follow each other without gap or overlap, in both orders, ties included', async () => {
  for (const order of ['ASC', 'DESC'] as const) {
    const seen: unknown[] = [];
    for (let page = 1; page <= 12; page += 1) {
      const answer = await list(page, { field: 'size', order });
      expect(answer.total).toBe(TOTAL);
      seen.push(...ids(answer));
    }
    expect(new Set(seen).size).toBe(TOTAL);
  }
});

test('a jump forward, to the end, back and past the end', async () => {
  expect(ids(await list(4, { perPage: 4 }))).toEqual([12, 13, 14, 15].map(name));
  expect(ids(await list(15, { perPage: 4 }))).toEqual([name(56)]);
  expect(ids(await list(13, { perPage: 4 }))).toEqual([48, 49, 50, 51].map(name));
  expect(ids(await list(2, { perPage: 4 }))).toEqual([4, 5, 6, 7].map(name));
  expect(await list(99, { perPage: 4 })).toEqual({ data: [], total: TOTAL });
});

test('a jump that would read too much is refused', async () => {
  await expect(list(15, { perPage: 2 })).rejects.toMatchObject({ status: 400, message: 'firestore.page_too_far' });
});

test('filters count and combine; Timestamps arrive as ISO texts', async () => {
  const answer = await list(1, { filter: { kind: 'sail', size_gte: 3 }, field: 'size' });
  expect(answer.total).toBe([...Array(TOTAL).keys()].filter((n) => n % 2 && n % 5 >= 3).length);
  expect(answer.data[0]?.built).toMatch(/^2000-\d\d-\d\dT00:00:00.000Z$/);
  expect((await list(1, { filter: { name: 'boat-01' } })).total).toBe(10);
  expect((await list(1, { filter: { kinds: ['sail', 'motor'] } })).total).toBe(TOTAL);
});

test('a filter may choose its field by the value; counts read nothing', async () => {
  expect((await provider.count('boats', { filter: { fits: 'peniche' } })).data).toBe(6);
  expect((await provider.count('boats', { filter: { fits: 'foz.do-arelho', kind: 'sail' } })).data).toBe(1);
  await expect(provider.count('boats', { filter: { fits: { a: 1 } } })).rejects.toMatchObject({ status: 400 });
});

test.each([
  [{ filter: { owner: 'x' } }, 'unknown_filter'],
  [{ filter: { kind: { a: 1 } } }, 'bad_filter'],
  [{ field: 'owner' }, 'unknown_sort'],
])('%j is refused, not evaluated', async (more, key) => {
  await expect(list(1, more)).rejects.toMatchObject({ status: 400, message: `firestore.${key}` });
});

test('an unknown resource is refused', async () => {
  await expect(provider.getOne('planes', { id: 'x' })).rejects.toMatchObject({
    status: 404,
    message: 'firestore.unknown_resource',
  });
});

test('getOne and getMany: beyond thirty ids, missing ones left out, ids that can’t be are not found', async () => {
  const wanted = [...Array(45).keys()].map(name);
  const { data } = await provider.getMany('boats', { ids: [...wanted, 'nobody', name(0)] });
  expect(ids({ data })).toEqual(wanted);
  expect((await provider.getOne('boats', { id: name(7) })).data.name).toBe(name(7));
  for (const id of ['nobody', 'a/b', '..', ''])
    await expect(provider.getOne('boats', { id })).rejects.toMatchObject({
      status: 404,
      message: 'firestore.not_found',
    });
});

test('references: by field, and in the collection under the parent', async () => {
  const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} };
  const sails = await provider.getManyReference('boats', { ...page, target: 'kind', id: 'sail' });
  expect(sails.total).toBe(28);
  const crew = await provider.getManyReference('crew', { ...page, target: 'boatId', id: name(3) });
  expect(ids(crew)).toEqual(['ana', 'rui']);
  expect((await provider.getOne('crew', { id: 'eva', meta: { parentId: name(4) } })).data.name).toBe('Eva');
  await expect(provider.getList('crew', page)).rejects.toMatchObject({ message: 'firestore.parent_required' });
});

test('a server that does not answer is an error, never an empty list', async () => {
  const { initializeApp, deleteApp } = await import('firebase/app');
  const { connectFirestoreEmulator, getFirestore } = await import('firebase/firestore');
  const app = initializeApp({ projectId: 'demo-patas-da-prata' }, 'nowhere');
  const nowhere = getFirestore(app);
  connectFirestoreEmulator(nowhere, '127.0.0.1', 9);
  const lost = firestoreDataProvider(nowhere, resources, { timeoutMs: 4000 });
  const status = await lost
    .getList('boats', { pagination: { page: 1, perPage: 5 }, sort: { field: 'name', order: 'ASC' } })
    .then(() => 200)
    .catch((error: { status: number }) => error.status);
  expect([503, 504]).toContain(status);
  await deleteApp(app);
});
