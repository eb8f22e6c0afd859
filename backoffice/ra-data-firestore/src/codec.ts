import { type DocumentSnapshot, Timestamp } from 'firebase/firestore';
import type { RaRecord } from 'ra-core';
import type { Codec } from './config.ts';
import { refusal } from './errors.ts';

export type Codecs = Readonly<Record<string, Codec>>;
export type Plain = Record<string, unknown>;

const iso = (stored: unknown): unknown => (stored instanceof Timestamp ? stored.toDate().toISOString() : stored);

/** For fields that people edit: an ISO 8601 text in the record, a Timestamp in the document; null stays. */
export const timestampCodec: Codec = {
  decode: iso,
  encode: (value) => {
    if (value == null) return null;
    const ms = new Date(value as string | Date).getTime();
    if (Number.isNaN(ms)) throw refusal('invalid', 'timestamp');
    return Timestamp.fromMillis(ms);
  },
};

/** Whether a value is a map (and not a Date, a Timestamp or another thing of a class). */
export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function walk(value: unknown, path: string, leaf: (value: unknown, path: string) => unknown, codecs: Codecs): unknown {
  if (Object.hasOwn(codecs, path)) return leaf(value, path);
  if (Array.isArray(value)) return value.map((item) => walk(item, path, leaf, codecs));
  if (!isPlain(value)) return leaf(value, path);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(
    entries.map(([key, item]) => [key, walk(item, path ? `${path}.${key}` : key, leaf, codecs)]),
  );
}

/** A stored value as it stands in a record. `path` is the value's dot path in the document. */
export const decode = (stored: unknown, codecs: Codecs = {}, path = ''): unknown =>
  walk(stored, path, (value, at) => (codecs[at] ? codecs[at].decode(value) : iso(value)), codecs);

/** A record's value as it is stored. Fields with the value undefined are left out. */
export const encode = (value: unknown, codecs: Codecs = {}, path = ''): unknown =>
  walk(value, path, (item, at) => (codecs[at] ? codecs[at].encode(item) : item), codecs);

/** A document as react-admin's record: JSON all through, since react-admin clones records so. */
export const toRecord = (snapshot: DocumentSnapshot, codecs: Codecs = {}): RaRecord => ({
  ...(decode(snapshot.data() ?? {}, codecs) as Plain),
  id: snapshot.id,
});
