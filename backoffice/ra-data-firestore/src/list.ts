import {
  type Firestore,
  getCountFromServer,
  getDocsFromServer,
  limit,
  limitToLast,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import type { GetListParams, GetListResult } from 'ra-core';
import { toRecord } from './codec.ts';
import type { ResourceConfig } from './config.ts';
import type { Cursors } from './cursors.ts';
import { refusal } from './errors.ts';
import { listQuery } from './query.ts';

export interface ListContext {
  db: Firestore;
  cursors: Cursors;
  maxWalk: number;
}

/** The key of a list in the cursor cache; lists of one resource share its beginning. */
export const listKey = (resource: string, { filter, sort }: GetListParams, perPage: number): string =>
  `${resource}?${JSON.stringify([filter ?? {}, sort ?? null, perPage])}`;

const docs = async (q: Query): Promise<QueryDocumentSnapshot[]> => (await getDocsFromServer(q)).docs;

/**
 * One page of a list, and how many documents it has in all. A page after a known one costs the page's own documents; a
 * jump reads on from the nearest known page, or backwards from the end when that is nearer, at most `maxWalk` documents.
 */
export async function getList(
  { db, cursors, maxWalk }: ListContext,
  resource: string,
  config: ResourceConfig,
  params: GetListParams,
): Promise<GetListResult> {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  const base = listQuery(db, config, params);
  const key = listKey(resource, params, perPage);
  const known = cursors.before(key, page);
  const after = known.last ? query(base, startAfter(known.last)) : base;
  const counting = getCountFromServer(base).then((count) => count.data().count);

  if (known.page === page - 1) {
    const [found, total] = await Promise.all([docs(query(after, limit(perPage))), counting]);
    return result(found, total);
  }
  const total = await counting;
  const begin = (page - 1) * perPage;
  if (begin >= total) return { data: [], total };
  const skipped = (page - 1 - known.page) * perPage;
  const [forward, backward] = [skipped + perPage, total - begin];
  if (Math.min(forward, backward) > maxWalk) throw refusal('page_too_far', String(page));
  const found =
    backward < forward
      ? (await docs(query(base, limitToLast(backward)))).slice(0, perPage)
      : (await docs(query(after, limit(forward)))).slice(skipped);
  return result(found, total);

  function result(found: QueryDocumentSnapshot[], total: number): GetListResult {
    const last = found.at(-1);
    if (last && found.length === perPage) cursors.remember(key, page, last);
    return { data: found.map((snapshot) => toRecord(snapshot, config.codecs)), total };
  }
}
