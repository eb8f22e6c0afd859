import {
  type CollectionReference,
  type DocumentReference,
  deleteField,
  doc,
  FieldPath,
  runTransaction,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore';
import { encode, type Plain, toRecord } from './codec.ts';
import type { ResourceConfig } from './config.ts';
import { type Change, changes, same, valueAt } from './diff.ts';
import { refusal } from './errors.ts';
import { documentName } from './query.ts';

/** Writes Firestore takes in one batch. */
const BATCH = 500;

const stamp = (field: string | undefined): Plain => (field ? { [field]: serverTimestamp() } : {});

/** Field–value pairs as Firestore's `update` takes them; paths, not dotted texts, so that keys may hold anything. */
function assignments(changed: readonly Change[], config: ResourceConfig): [FieldPath, unknown][] {
  const own = changed.filter(({ path }) => path[0] !== config.versionField);
  const pairs = own.map(({ path, value }): [FieldPath, unknown] => [
    new FieldPath(...path),
    value === undefined ? deleteField() : encode(value, config.codecs, path.join('.')),
  ]);
  return config.versionField ? [...pairs, [new FieldPath(config.versionField), serverTimestamp()]] : pairs;
}

/** Adds a record, under its own id when it brings one. Refusal: `exists`. */
export async function create(collection: CollectionReference, config: ResourceConfig, data: Plain) {
  const { id, ...fields } = data;
  const reference = id === undefined ? doc(collection) : doc(collection, documentName(id));
  const stored = { ...(encode(fields, config.codecs) as Plain), ...stamp(config.createdField) };
  await runTransaction(collection.firestore, async (transaction) => {
    if (id !== undefined && (await transaction.get(reference)).exists()) throw refusal('exists', reference.id);
    transaction.set(reference, { ...stored, ...stamp(config.versionField) });
  });
  return reference;
}

/** Whether the stored record is still the one the edit started from, as far as the resource's rule goes. */
function isCurrent(stored: Plain, previous: Plain, changed: readonly Change[], { versionField }: ResourceConfig) {
  const compared = versionField ? [[versionField]] : changed.map(({ path }) => path);
  return compared.every((path) => same(valueAt(stored, path), valueAt(previous, path)));
}

/** Writes the changed fields alone. Refusals: `not_found`; `stale` when somebody else has changed the record since. */
export async function update(
  collection: CollectionReference,
  config: ResourceConfig,
  edit: { id: unknown; data: Plain; previous: Plain },
): Promise<DocumentReference> {
  const reference = doc(collection, documentName(edit.id));
  const changed = changes(edit.previous, edit.data);
  if (changed.length === 0) return reference;
  await runTransaction(collection.firestore, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) throw refusal('not_found', reference.id);
    if (!isCurrent(toRecord(snapshot, config.codecs), edit.previous, changed, config))
      throw refusal('stale', reference.id);
    const [first, ...rest] = assignments(changed, config);
    if (first) transaction.update(reference, ...first, ...rest.flat());
  });
  return reference;
}

const batches = async (
  collection: CollectionReference,
  ids: readonly unknown[],
  write: (batch: ReturnType<typeof writeBatch>, reference: DocumentReference) => void,
) => {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = writeBatch(collection.firestore);
    for (const id of ids.slice(from, from + BATCH)) write(batch, doc(collection, documentName(id)));
    await batch.commit();
  }
};

/** The same fields for many records, 500 at a time, each batch whole or not at all. */
export async function updateMany(
  collection: CollectionReference,
  config: ResourceConfig,
  ids: readonly unknown[],
  data: Plain,
): Promise<void> {
  const [first, ...rest] = assignments(changes({}, data), config);
  if (!first) return;
  await batches(collection, ids, (batch, reference) => batch.update(reference, ...first, ...rest.flat()));
}

/** Deletes records, 500 at a time. */
export const removeMany = (collection: CollectionReference, ids: readonly unknown[]): Promise<void> =>
  batches(collection, ids, (batch, reference) => batch.delete(reference));
