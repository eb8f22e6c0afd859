import { doc, getDoc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, expect, test } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { emulator, ownCollection } from './emulator.ts';

const { db, close } = emulator();
const collection = ownCollection();
const provider = firestoreDataProvider(db, {
  boats: { collection, sorts: ['name'], versionField: 'updatedAt', createdField: 'createdAt' },
  plain: { collection, sorts: ['name'] },
});
afterAll(close);

const stored = async (id: unknown) => (await getDoc(doc(db, collection, String(id)))).data();
const boat = async (more: object = {}) =>
  (
    await provider.create('boats', {
      data: { name: 'Sardinha', at: new Date(5000), gear: { 'a.b': 1, oars: 2 }, ...more },
    })
  ).data;

test('create stamps, answers with the stored record, and never overwrites', async () => {
  const created = await boat({ id: `own-${crypto.randomUUID()}` });
  expect(Date.parse(created.createdAt)).toBeGreaterThan(0);
  expect(created).toMatchObject({ name: 'Sardinha', at: '1970-01-01T00:00:05.000Z', updatedAt: created.createdAt });
  expect((await stored(created.id))?.at).toBeInstanceOf(Timestamp);
  await expect(boat({ id: created.id })).rejects.toMatchObject({ status: 409, message: 'firestore.exists' });
});

test('an update writes the changed fields only and leaves what others write elsewhere', async () => {
  const previousData = await boat();
  await updateDoc(doc(db, collection, String(previousData.id)), { 'gear.sail': 3 });
  const data = { ...previousData, name: 'Faneca', gear: { 'a.b': 4 } };
  const answer = await provider.update('boats', { id: previousData.id, data, previousData });
  expect(answer.data).toMatchObject({ name: 'Faneca', gear: { 'a.b': 4, sail: 3 } });
  expect(answer.data.gear.oars).toBeUndefined();
  expect(Date.parse(answer.data.updatedAt)).toBeGreaterThan(Date.parse(previousData.updatedAt));
});

test('an update of nothing writes nothing', async () => {
  const previousData = await boat();
  const { data } = await provider.update('boats', { id: previousData.id, data: { ...previousData }, previousData });
  expect(data.updatedAt).toEqual(previousData.updatedAt);
});

test('a stale update is refused and changes nothing', async () => {
  const previousData = await boat();
  const { id } = previousData;
  await provider.update('boats', { id, data: { name: 'First' }, previousData });
  const late = provider.update('boats', { id, data: { name: 'Second' }, previousData });
  await expect(late).rejects.toMatchObject({ status: 409, message: 'firestore.stale' });
  expect((await stored(id))?.name).toBe('First');
});

test('of ten editors who began with the same record exactly one saves', async () => {
  const previousData = await boat();
  const tries = [...Array(10).keys()].map((n) =>
    provider.update('boats', { id: previousData.id, data: { name: `n${n}` }, previousData }),
  );
  const settled = await Promise.allSettled(tries);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('without a version field only changes to the same fields collide', async () => {
  const previousData = (await provider.create('plain', { data: { name: 'a', size: 1 } })).data;
  const { id } = previousData;
  await provider.update('plain', { id, data: { size: 2 }, previousData });
  await provider.update('plain', { id, data: { name: 'b' }, previousData });
  expect(await stored(id)).toEqual({ name: 'b', size: 2 });
  await expect(provider.update('plain', { id, data: { size: 3 }, previousData })).rejects.toMatchObject({
    status: 409,
  });
});

test('an update of a record that is gone is not found', async () => {
  const previousData = await boat();
  await provider.delete('boats', { id: previousData.id, previousData });
  expect(await stored(previousData.id)).toBeUndefined();
  const late = provider.update('boats', { id: previousData.id, data: { name: 'x' }, previousData });
  await expect(late).rejects.toMatchObject({ status: 404, message: 'firestore.not_found' });
});

test('many at once: update stamps each, delete removes each', async () => {
  const ids = (await Promise.all([boat(), boat(), boat()])).map(({ id }) => id);
  expect((await provider.updateMany('boats', { ids, data: { name: 'all' } })).data).toEqual(ids);
  const { data } = await provider.getMany('boats', { ids });
  expect(data.map(({ name }) => name)).toEqual(['all', 'all', 'all']);
  await provider.deleteMany('boats', { ids });
  expect((await provider.getMany('boats', { ids })).data).toEqual([]);
});

const params = { pagination: { page: 1, perPage: 5 }, sort: { field: 'name', order: 'ASC' as const } };
const watches = {
  'a live list': (onChange: () => void) => provider.watchList('plain', params, onChange),
  'a live record': (onChange: () => void) => provider.watchOne('plain', { id: 'watched' }, onChange),
};

test.each(Object.entries(watches))('%s reports what others change, and stops when told', async (_, watch) => {
  const other = emulator();
  const touch = (n: number) => setDoc(doc(other.db, collection, 'watched'), { name: '!', n });
  await touch(0);
  let heard = 0;
  const stop = watch(() => {
    heard += 1;
  });
  // The first answer is no change: write until one is heard.
  for (let n = 1; heard === 0 && n < 40; n += 1) {
    await touch(n);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(heard).toBeGreaterThan(0);
  stop();
  const before = heard;
  await touch(-1);
  await provider.getOne('plain', { id: 'watched' });
  expect(heard).toBe(before);
  await other.close();
});
