import './env.ts';
import type { DirectoryCard, DirectoryPage } from '@patas/shared/directory/card';
import { paths } from '@patas/shared/paths';
import type { Location } from '@patas/shared/town';
import { decodePage, type StoredPage } from '../../../functions/src/directory/stored-page.ts';
import { db } from '../../../functions/src/lib/app.ts';

/** A town's directory as stored. */
export async function storedPages(town: Location): Promise<DirectoryPage[]> {
  const { docs } = await db().collection(paths.directory).where('town', '==', town).get();
  return docs.map((doc) => decodePage(doc.data() as StoredPage)).sort((a, b) => a.page - b.page);
}

/** A sitter's cards, wherever they are: there must be one, or none. */
export async function cardsOf(id: string): Promise<DirectoryCard[]> {
  const { docs } = await db().collection(paths.directory).get();
  return docs.flatMap((doc) => decodePage(doc.data() as StoredPage).cards.filter((card) => card.id === id));
}

/** Everything visitors may read of a sitter. */
export async function projectionsOf(id: string) {
  const [published, contact, entry] = await db().getAll(
    db().doc(paths.publicSitter(id)),
    db().doc(paths.sitterContact(id)),
    db().doc(paths.directoryEntry(id)),
  );
  return { published: published?.data(), contact: contact?.data(), entry: entry?.data(), cards: await cardsOf(id) };
}
