import {
  deleteObject,
  type FirebaseStorage,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import type { Role } from '../roles.ts';

/** What is uploaded: its type, and its size in bytes. */
export interface Content {
  type: string;
  size: number;
}

/** One thing a client does, as data. */
export type Operation =
  | { op: 'get' | 'delete' | 'list' | 'relabel'; path: string }
  | { op: 'upload' | 'overwrite'; path: string; content: Content };

/** An expectation: of the roles that try (all, unless told) these may, every other one is refused. */
export type Row = Operation & { may: readonly Role[]; tried?: readonly Role[]; because?: string };

/** What the rules call it; an overwriting upload comes as `create` with a `resource`. */
export const METHODS = {
  get: 'get',
  list: 'list',
  upload: 'create',
  overwrite: 'create',
  relabel: 'update',
  delete: 'delete',
} as const;

/** Does it; rejects when the rules refuse. */
export function perform(storage: FirebaseStorage, row: Operation): Promise<unknown> {
  const at = ref(storage, row.path);
  switch (row.op) {
    case 'get':
      return getMetadata(at);
    case 'list':
      return listAll(at);
    case 'delete':
      return deleteObject(at);
    case 'relabel':
      return updateMetadata(at, { contentType: 'text/html' });
    case 'upload':
    case 'overwrite':
      return uploadBytes(at, new Uint8Array(row.content.size), { contentType: row.content.type });
  }
}

export const nameOf = (row: Row): string => {
  const content = 'content' in row ? ` as ${row.content.type} of ${row.content.size} bytes` : '';
  return `${row.op} ${row.path}${content}${row.because ? `: ${row.because}` : ''}`;
};
