import type { BusyRange } from '@patas/shared/booking/schedule';
import { paths } from '@patas/shared/paths';
import type { Service } from '@patas/shared/service/schema';
import {
  isPublic,
  type PublicSitter,
  type Sitter,
  type SitterContact,
  sitterSchema,
} from '@patas/shared/sitter/schema';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { converter } from '../lib/documents.ts';
import { contactOf, publicSitterOf, type Services } from './project.ts';

/** Where a card stands: `directoryEntries/{sitterId}`. */
export interface Entry {
  town: PublicSitter['location'];
  page: number;
}

/** A sitter's projections: as they are, and as they should be (null: not there). */
export interface Projection {
  id: string;
  busy: readonly BusyRange[];
  entry: Entry | null;
  published: PublicSitter | null;
  contact: SitterContact | null;
  wanted: { published: PublicSitter; contact: SitterContact } | null;
}

const typed = <T extends object>(ref: DocumentReference) => ref.withConverter(converter<T>());

/** All services by id, read in the transaction: a price that changes meanwhile makes it start again. */
export async function loadServices(db: Firestore, tx: Transaction): Promise<Services> {
  const { docs } = await tx.get(db.collection(paths.services).withConverter(converter<Service>()));
  return new Map(docs.map((doc) => [doc.id, doc.data()]));
}

/** A sitter whom visitors may see, else null. A record that breaks the schema is not shown, and the log says why. */
function publicSitter(id: string, record: Sitter | undefined): Sitter | null {
  if (!record || !isPublic(record)) return null;
  const parsed = sitterSchema.safeParse(record);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
  logger.error('a sitter cannot be shown: the record is not valid', { sitterId: id, fields });
  return null;
}

/** Reads, in one transaction, all that the projections of these sitters depend on. */
export async function loadProjections(
  db: Firestore,
  tx: Transaction,
  ids: readonly string[],
  services: Services,
): Promise<Projection[]> {
  const read = async <T extends object>(path: (id: string) => string): Promise<(T | undefined)[]> => {
    const refs = ids.map((id) => typed<T>(db.doc(path(id))));
    const snapshots: DocumentSnapshot<T>[] = await tx.getAll(...refs);
    return snapshots.map((snapshot) => snapshot.data());
  };
  const [sitters, calendars, published, contacts, entries] = await Promise.all([
    read<Sitter>(paths.sitter),
    read<{ ranges: BusyRange[] }>(paths.sitterCalendar),
    read<PublicSitter>(paths.publicSitter),
    read<SitterContact>(paths.sitterContact),
    read<Entry>(paths.directoryEntry),
  ]);
  return ids.map((id, index) => {
    const sitter = publicSitter(id, sitters[index]);
    return {
      id,
      busy: calendars[index]?.ranges ?? [],
      entry: entries[index] ?? null,
      published: published[index] ?? null,
      contact: contacts[index] ?? null,
      wanted: sitter && { published: publicSitterOf(sitter, services), contact: contactOf(sitter) },
    };
  });
}
