import { paths } from '@patas/shared/paths';
import { useState } from 'react';
import { readDocument } from '../../../lib/firebase/read-document.ts';
import { type Live, useLiveQuery } from '../../../lib/firebase/use-live-query.ts';
import type { MessageItem } from '../thread.ts';

/** How many messages one look brings. */
const STEP = 50;

export type Messages = Live<MessageItem[]> & {
  /** What was last loaded, while a longer look is on its way. */
  shown: readonly MessageItem[] | null;
  /** Brings earlier ones; null when all are there. */
  loadEarlier: (() => void) | null;
};

/** The thread, live, oldest first. */
export function useMessages(bookingId: string): Messages {
  const [count, setCount] = useState(STEP);
  const [last, setLast] = useState<readonly MessageItem[] | null>(null);
  const live = useLiveQuery(
    `${paths.messages(bookingId)}?limit=${count}`,
    (db, { collection, limitToLast, orderBy, query }) =>
      query(collection(db, paths.messages(bookingId)), orderBy('createdAt'), limitToLast(count)),
    (snapshot) => readDocument<Omit<MessageItem, 'id'>>(snapshot),
  );
  if (live.data && live.data !== last) setLast(live.data);
  const shown = live.data ?? last;
  const full = (shown?.length ?? 0) >= count && live.status === 'ready';
  return { ...live, shown, loadEarlier: full ? () => setCount(count + STEP) : null };
}
