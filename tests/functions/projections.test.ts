import { busyDays } from '@patas/shared/directory/busy';
import { paths } from '@patas/shared/paths';
import { afterAll, expect, test, vi } from 'vitest';
import { projectSitters } from '../../functions/src/directory/project-sitters.ts';
import { db } from '../../functions/src/lib/app.ts';
import { documents } from '../../functions/src/lib/documents.ts';
import { withoutTriggers } from '../../tools/platform/triggers.ts';
import { cardsOf, projectionsOf, storedPages } from './lib/directory.ts';
import { newOffer, removeSitters, writeSitter } from './lib/sitters.ts';
import { stay } from './lib/world.ts';

afterAll(removeSitters);

const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 20_000, interval: 100 });
const GONE = { published: undefined, contact: undefined, entry: undefined, cards: [] };

test('a sitter is shown while verified and listed, and nowhere otherwise', async () => {
  const { service, services } = await newOffer(4200);
  const id = await writeSitter({ name: 'Inês Prata', services });
  await soon(async () => {
    const { published, contact, entry, cards } = await projectionsOf(id);
    expect(published).toMatchObject({ name: 'Inês Prata', services: { [service.id]: 4200 }, serviceTypes: ['pet'] });
    expect(contact).toEqual({ email: 'ana@example.pt', phone: '+351 910 000 000' });
    expect(entry).toMatchObject({ town: 'obidos' });
    expect(cards).toMatchObject([{ id, name: 'Inês Prata', services: { [service.id]: 4200 } }]);
  });
  await documents.sitter(id).update({ listed: false });
  await soon(async () => expect(await projectionsOf(id)).toEqual(GONE));
  await documents.sitter(id).update({ listed: true, verified: false });
  await documents.sitter(id).update({ verified: true, name: 'Inês Mar' });
  await soon(async () => expect((await projectionsOf(id)).cards).toMatchObject([{ name: 'Inês Mar' }]));
  await documents.sitter(id).delete();
  await soon(async () => expect(await projectionsOf(id)).toEqual(GONE));
});

test('a sitter who moves is in one town only', async () => {
  const id = await writeSitter({ location: 'peniche' });
  await soon(async () => expect(await cardsOf(id)).toMatchObject([{ location: 'peniche' }]));
  await documents.sitter(id).update({ location: 'bombarral' });
  await soon(async () => expect((await projectionsOf(id)).entry).toMatchObject({ town: 'bombarral' }));
  expect(await cardsOf(id)).toMatchObject([{ location: 'bombarral' }]);
  expect((await storedPages('peniche')).flatMap(({ cards }) => cards.map((card) => card.id))).not.toContain(id);
});

test('the calendar’s busy nights reach the card', async () => {
  const id = await writeSitter();
  const { start, end } = stay(10, 2);
  await documents.calendar(id).set({ ranges: [{ id: 'b', kind: 'held', start, end }], updatedAt: new Date() });
  await soon(async () => {
    const [card] = await cardsOf(id);
    const [page] = await storedPages('obidos');
    expect(busyDays(card?.busy ?? '', page?.from ?? '')).toHaveLength(2);
  });
  await documents.calendar(id).set({ ranges: [], updatedAt: new Date() });
  await soon(async () => expect(await cardsOf(id)).toMatchObject([{ busy: '' }]));
});

test('a price that changes changes everybody who offers the service, custom prices aside', async () => {
  const { service, services } = await newOffer();
  const [plain, own] = [
    await writeSitter({ services }),
    await writeSitter({ services: { [service.id]: { customPriceCents: 9900, available: true } } }),
  ];
  await soon(async () => expect(await cardsOf(plain)).toMatchObject([{ services: { [service.id]: 3500 } }]));
  await documents.service(service.id).update({ basePriceCents: 5100 });
  await soon(async () => expect(await cardsOf(plain)).toMatchObject([{ services: { [service.id]: 5100 } }]));
  expect(await cardsOf(own)).toMatchObject([{ services: { [service.id]: 9900 } }]);
  await documents.service(service.id).update({ active: false });
  await soon(async () => expect(await cardsOf(plain)).toMatchObject([{ services: {}, types: [] }]));
  await documents.service(service.id).delete();
});

test('a replayed or late event changes nothing: the record decides', async () => {
  const id = await writeSitter({ name: 'Before' });
  await soon(async () => expect(await cardsOf(id)).toHaveLength(1));
  const documentsNow = () =>
    db().getAll(
      db().doc(paths.publicSitter(id)),
      db().doc(paths.sitterContact(id)),
      db().doc(paths.directoryEntry(id)),
    );
  const times = async () => (await documentsNow()).map(({ updateTime }) => updateTime?.valueOf());
  const once = await times();
  await Promise.all([projectSitters(db(), [id]), projectSitters(db(), [id, id])]);
  await projectSitters(db(), [id]);
  expect(await times()).toEqual(once);
  await documents.sitter(id).delete();
  await soon(async () => expect(await projectionsOf(id)).toEqual(GONE));
  await projectSitters(db(), [id]);
  expect(await projectionsOf(id)).toEqual(GONE);
});

test('many at once for one town lose nobody', async () => {
  await withoutTriggers(async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => writeSitter({ location: 'other' })));
    await Promise.all(ids.map((id) => projectSitters(db(), [id])));
    const pages = await storedPages('other');
    const shown = pages.flatMap(({ cards }) => cards.map(({ id }) => id));
    for (const id of ids) expect(shown.filter((one) => one === id)).toHaveLength(1);
    expect(pages[0]?.total).toBe(shown.length);
    await Promise.all(ids.map((id) => documents.sitter(id).delete()));
    await projectSitters(db(), ids);
    expect((await storedPages('other')).flatMap(({ cards }) => cards.map(({ id }) => id))).not.toEqual(
      expect.arrayContaining([ids[0]]),
    );
  });
});

test('a record that breaks the schema is not shown', async () => {
  const id = await writeSitter();
  await soon(async () => expect(await cardsOf(id)).toHaveLength(1));
  await db().doc(paths.sitter(id)).update({ pricePerDayCents: 'cheap' });
  await soon(async () => expect(await projectionsOf(id)).toEqual(GONE));
});
