import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  updateDoc,
  type WhereFilterOp,
  where,
} from 'firebase/firestore';
import type { Role } from '../roles.ts';

export type Filter = readonly [field: string, op: WhereFilterOp, value: unknown];
type Fields = Record<string, unknown>;

/** One thing a client does, as data. `set` writes a whole document, whether or not it is there. */
export type Operation =
  | { op: 'get' | 'delete'; path: string }
  | { op: 'list' | 'count'; path: string; where?: readonly Filter[]; newestBy?: string }
  | { op: 'set' | 'update'; path: string; data: Fields };

/** An expectation: of the roles that try (all, unless told) these may, every other one is refused. */
export type Row = Operation & { may: readonly Role[]; tried?: readonly Role[]; because?: string };

const select = (db: Firestore, path: string, filters: readonly Filter[], newestBy?: string) =>
  query(
    collection(db, path),
    ...filters.map(([field, op, value]) => where(field, op, value)),
    ...(newestBy ? [orderBy(newestBy, 'desc')] : []),
  );

/** Does it; rejects when the rules refuse. */
export function perform(db: Firestore, row: Operation): Promise<unknown> {
  switch (row.op) {
    case 'get':
      return getDoc(doc(db, row.path));
    case 'delete':
      return deleteDoc(doc(db, row.path));
    case 'list':
      return getDocs(select(db, row.path, row.where ?? [], row.newestBy));
    case 'count':
      return getCountFromServer(select(db, row.path, row.where ?? [], row.newestBy));
    case 'set':
      return setDoc(doc(db, row.path), row.data);
    case 'update':
      return updateDoc(doc(db, row.path), row.data);
  }
}

export const changesData = ({ op }: Operation): boolean => op === 'set' || op === 'update' || op === 'delete';

export const nameOf = (row: Row): string => {
  const filters = 'where' in row ? ` where ${(row.where ?? []).map((part) => part.join(' ')).join(', ')}` : '';
  return `${row.op} ${row.path}${filters}${row.because ? `: ${row.because}` : ''}`;
};
