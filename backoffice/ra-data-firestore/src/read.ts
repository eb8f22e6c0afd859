import {
  type CollectionReference,
  type DocumentSnapshot,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  query,
  where,
} from 'firebase/firestore';
import type { RaRecord } from 'ra-core';
import { type Codecs, toRecord } from './codec.ts';
import { refusal } from './errors.ts';
import { documentName } from './query.ts';

/** Ids Firestore takes in one `in`. */
const CHUNK = 30;

/** The record of an existing document; else `not_found`. */
export function existing(snapshot: DocumentSnapshot, codecs: Codecs = {}): RaRecord {
  if (!snapshot.exists()) throw refusal('not_found', snapshot.id);
  return toRecord(snapshot, codecs);
}

/** One record, from the server. */
export const getOne = async (where: CollectionReference, id: unknown, codecs?: Codecs): Promise<RaRecord> =>
  existing(await getDocFromServer(doc(where, documentName(id))), codecs);

/** Records by their ids, thirty to a query, all queries at once; ids without a document are left out. */
export async function getMany(
  collection: CollectionReference,
  ids: readonly unknown[],
  codecs?: Codecs,
): Promise<RaRecord[]> {
  const names = [...new Set(ids.map(documentName))];
  const chunks = Array.from({ length: Math.ceil(names.length / CHUNK) }, (_, n) =>
    names.slice(n * CHUNK, (n + 1) * CHUNK),
  );
  const answers = await Promise.all(
    chunks.map((chunk) => getDocsFromServer(query(collection, where(documentId(), 'in', chunk)))),
  );
  const records = new Map(answers.flatMap(({ docs }) => docs.map((one) => [one.id, toRecord(one, codecs)])));
  return names.flatMap((name) => records.get(name) ?? []);
}
