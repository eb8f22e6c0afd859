import {
  type DocumentReference,
  type DocumentSnapshot,
  limit,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  query,
} from 'firebase/firestore';
import { toHttpError } from './errors.ts';

/** Most documents one live list watches. */
const MAX_WATCHED = 200;

export type OnError = (error: Error) => void;

/**
 * Reports changes on the server, but not the first answer, which the screen has read already, and nothing that is not the
 * server's word yet: fetched again, it would come in its old state.
 */
function changesOf(onChange: () => void) {
  let [first, changed] = [true, false];
  return (differs: boolean, { metadata }: QuerySnapshot | DocumentSnapshot) => {
    changed ||= differs;
    if (metadata.fromCache || metadata.hasPendingWrites) return;
    if (changed && !first) onChange();
    [first, changed] = [false, false];
  };
}

/** Calls `onChange` whenever the first `end` documents of a list change. Returns the way to stop. */
export function watchQuery(list: Query, end: number, onChange: () => void, onError: OnError = () => {}): () => void {
  const report = changesOf(onChange);
  return onSnapshot(
    query(list, limit(Math.min(end, MAX_WATCHED))),
    { includeMetadataChanges: true },
    (snapshot) => report(snapshot.docChanges().length > 0, snapshot),
    (error) => onError(toHttpError(error)),
  );
}

/** Calls `onChange` whenever a document changes, appears or is deleted. Returns the way to stop. */
export function watchDocument(reference: DocumentReference, onChange: () => void, onError: OnError = () => {}) {
  const report = changesOf(onChange);
  let before = '';
  return onSnapshot(
    reference,
    { includeMetadataChanges: true },
    (snapshot) => {
      const now = JSON.stringify(snapshot.data() ?? null);
      report(now !== before, snapshot);
      before = now;
    },
    (error) => onError(toHttpError(error)),
  );
}
