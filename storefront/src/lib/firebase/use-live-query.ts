import type { DocumentData, DocumentSnapshot, Firestore, Query } from 'firebase/firestore';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CallError, toCallError } from '../call-error.ts';
import { loadFirestore } from './firestore.ts';
import type * as firestoreLibrary from './firestore-library.ts';

export type Live<T> = { retry: () => void } & (
  | { status: 'loading'; data: null; error: null }
  | { status: 'ready'; data: T; error: null }
  | { status: 'error'; data: null; error: CallError }
);

type State<T> = { key: string } & (
  | { status: 'loading'; data: null; error: null }
  | { status: 'ready'; data: T; error: null }
  | { status: 'error'; data: null; error: CallError }
);

/** Told when the server confirms what the cache said, too: a listener that began without a network then recovers. */
const WITH_METADATA = { includeMetadataChanges: true } as const;
const UNREACHABLE = new CallError('unavailable');

export type FirestoreLibrary = typeof firestoreLibrary;

/** Opens a listener once Firestore is there; returns how to close it. */
type Listen<T> = (
  db: Firestore,
  library: FirestoreLibrary,
  next: (data: T) => void,
  fail: (error: unknown) => void,
) => () => void;

function useListener<T>(key: string | null, listen: Listen<T>): Live<T> {
  const [attempt, setAttempt] = useState(0);
  const wanted = `${key}#${attempt}`;
  const [state, setState] = useState<State<T>>({ key: wanted, status: 'loading', data: null, error: null });
  // The key stands for what is listened to: a screen may write its query as it renders.
  const latest = useRef(listen);
  useLayoutEffect(() => {
    latest.current = listen;
  });
  useEffect(() => {
    if (key === null) return;
    let close = () => {};
    let open = true;
    const fail = (error: unknown) => {
      if (open) setState({ key: wanted, status: 'error', data: null, error: toCallError(error) });
    };
    loadFirestore().then(({ db, library }) => {
      if (!open) return;
      close = latest.current(
        db,
        library,
        (data) => setState({ key: wanted, status: 'ready', data, error: null }),
        fail,
      );
    }, fail);
    return () => {
      open = false;
      close();
    };
  }, [key, wanted]);
  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  const shown: State<T> = state.key === wanted ? state : { key: wanted, status: 'loading', data: null, error: null };
  return { ...shown, retry };
}

/**
 * A query's documents, live. `key` names what is asked (another key is another question); null asks nothing yet.
 * `build` makes the query, `read` turns a document into what the screen shows. Closed with the component.
 */
export function useLiveQuery<T>(
  key: string | null,
  build: (db: Firestore, library: FirestoreLibrary) => Query<DocumentData>,
  read: (snapshot: DocumentSnapshot<DocumentData>) => T,
): Live<T[]> {
  return useListener(key, (db, library, next, fail) => {
    let heard = false;
    return library.onSnapshot(
      build(db, library),
      WITH_METADATA,
      ({ docs, metadata }) => {
        heard ||= !metadata.fromCache;
        // Empty for want of a server is no answer; empty as the server last said it stays one without a network.
        if (docs.length === 0 && !heard) fail(UNREACHABLE);
        else next(docs.map(read));
      },
      fail,
    );
  });
}

/** One document, live; `data` is null inside `ready` when there is none. `path` null asks nothing yet. */
export function useDocument<T>(
  path: string | null,
  read: (snapshot: DocumentSnapshot<DocumentData>) => T,
): Live<T | null> {
  return useListener(path, (db, library, next, fail) => {
    let heard = false;
    return library.onSnapshot(
      library.doc(db, path ?? ''),
      WITH_METADATA,
      (snapshot) => {
        heard ||= !snapshot.metadata.fromCache;
        if (snapshot.exists()) next(read(snapshot));
        else if (heard) next(null);
        else fail(UNREACHABLE);
      },
      fail,
    );
  });
}
