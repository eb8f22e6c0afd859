import { paths } from '@patas/shared/paths';
import { LOCATIONS } from '@patas/shared/town';
import { decodePage, type StoredPage } from '../../functions/src/directory/stored-page.ts';
import type { Platform } from './connect.ts';
import { sitters } from './data/sitters.ts';

/** How long the triggers may take before the seed says what is missing. */
const PATIENCE_MS = 120_000;

const listed = sitters.filter((sitter) => sitter.listed !== false);

/** What the platform's triggers have not made yet, in words; [] when all is there. */
async function missing({ db }: Platform): Promise<string[]> {
  const [projections, ...pages] = await Promise.all([
    db.getAll(...listed.map(({ id }) => db.doc(paths.publicSitter(id)))),
    ...LOCATIONS.map((town) => db.doc(paths.directoryPage(town, 0)).get()),
  ]);
  const cards = pages.flatMap((page) => (page.exists ? decodePage(page.data() as StoredPage).cards : []));
  const inDirectory = new Map(cards.map((card) => [card.id, card]));
  const lacks = (what: string, has: (id: string) => unknown) => {
    const names = listed.filter(({ id }) => !has(id)).map(({ name }) => name);
    return names.length === 0 ? [] : [`${what}: ${names.join(', ')}`];
  };
  return [
    ...lacks('profiles', (id) => projections.find((projection) => projection.id === id)?.exists),
    ...lacks('photos', (id) => projections.find((projection) => projection.id === id)?.get('photo')),
    ...lacks('directory', (id) => inDirectory.get(id)?.photo),
  ];
}

/** Waits until profiles, pictures and directory have followed the sitters. Throws with what is still missing. */
export async function settle(platform: Platform): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const left = await missing(platform);
    if (left.length === 0) return;
    if (Date.now() > deadline)
      throw new Error(`The functions have not made everything from the demo data. ${left.join('; ')}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
