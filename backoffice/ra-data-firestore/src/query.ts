import {
  type CollectionReference,
  collection,
  documentId,
  type Firestore,
  orderBy,
  type Query,
  query,
} from 'firebase/firestore';
import type { SortPayload } from 'ra-core';
import type { ResourceConfig } from './config.ts';
import { refusal } from './errors.ts';
import { filterConstraints } from './filter.ts';

const DOCUMENT_ID = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,1500}$/;

/** A document id as Firestore takes it; else `not_found`, which it is. */
export function documentName(id: unknown): string {
  const name = String(id ?? '');
  if (!DOCUMENT_ID.test(name)) throw refusal('not_found', name);
  return name;
}

/** The resource's collection. Under a parent document: of the parent named in `filter`, else `parent_required`. */
export function collectionOf(db: Firestore, config: ResourceConfig, filter: unknown): CollectionReference {
  const rule = config.collection;
  if (typeof rule === 'string') return collection(db, rule);
  const parentId: unknown = (filter as Record<string, unknown> | undefined)?.[rule.parent];
  if (!parentId) throw refusal('parent_required', rule.parent);
  return collection(db, rule.path(documentName(parentId)));
}

/** What is left to filter by once the parent has named the collection. */
function ownFilter(config: ResourceConfig, filter: unknown): unknown {
  if (typeof config.collection === 'string') return filter;
  const { [config.collection.parent]: _, ...rest } = filter as Record<string, unknown>;
  return rest;
}

/** A list's query without its page. Refusals: `unknown_filter`, `bad_filter`, `unknown_sort`, `parent_required`. */
export function listQuery(
  db: Firestore,
  config: ResourceConfig,
  list: { filter?: unknown; sort?: SortPayload | undefined },
): Query {
  const { field, order } = list.sort ?? { field: 'id', order: 'ASC' };
  if (field !== 'id' && !config.sorts?.includes(field)) throw refusal('unknown_sort', field);
  return query(
    collectionOf(db, config, list.filter),
    ...filterConstraints(ownFilter(config, list.filter), config),
    orderBy(field === 'id' ? documentId() : field, order === 'DESC' ? 'desc' : 'asc'),
  );
}
