import { type Firestore, limit, onSnapshot, query } from 'firebase/firestore';
import type { GetListParams } from 'ra-core';
import type { ResourceConfig } from './config.ts';
import { toHttpError } from './errors.ts';
import { listQuery } from './query.ts';

/** Most documents one live list watches. */
const MAX_WATCHED = 200;

/**
 * Calls `onChange` whenever the beginning of a list, up to the end of its page, changes on the server. The first answer is
 * what the list already shows and is not reported. Returns the way to stop.
 */
export function watchList(
  db: Firestore,
  config: ResourceConfig,
  params: GetListParams,
  onChange: () => void,
  onError: (error: Error) => void = () => {},
): () => void {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  const watched = query(listQuery(db, config, params), limit(Math.min(page * perPage, MAX_WATCHED)));
  let [first, changed] = [true, false];
  return onSnapshot(
    watched,
    { includeMetadataChanges: true },
    (snapshot) => {
      changed ||= snapshot.docChanges().length > 0;
      // What is not the server's word yet would only be fetched again in its old state.
      if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
      if (changed && !first) onChange();
      [first, changed] = [false, false];
    },
    (error) => onError(toHttpError(error)),
  );
}
