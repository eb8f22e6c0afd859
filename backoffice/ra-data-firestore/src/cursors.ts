import type { QueryDocumentSnapshot } from 'firebase/firestore';

/** Lists whose cursors are remembered at a time. */
const MAX_LISTS = 50;

/** Where the pages of each list end: the last document of page n, so that page n + 1 starts after it. */
export interface Cursors {
  /** The nearest known page end before `page`: which page it ends (0: none, start at the beginning), and the document. */
  before(list: string, page: number): { page: number; last: QueryDocumentSnapshot | null };
  remember(list: string, page: number, last: QueryDocumentSnapshot): void;
  /** Forgets all lists whose key begins so. */
  forget(prefix: string): void;
}

export function cursorCache(): Cursors {
  const lists = new Map<string, Map<number, QueryDocumentSnapshot>>();
  return {
    before(list, page) {
      const ends = [...(lists.get(list) ?? [])].filter(([end]) => end < page).sort(([a], [b]) => b - a);
      const [end, last] = ends[0] ?? [0, null];
      return { page: end, last };
    },
    remember(list, page, last) {
      const ends = lists.get(list) ?? new Map<number, QueryDocumentSnapshot>();
      lists.delete(list);
      lists.set(list, ends.set(page, last));
      const oldest = lists.keys().next().value;
      if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest);
    },
    forget(prefix) {
      for (const list of lists.keys()) if (list.startsWith(prefix)) lists.delete(list);
    },
  };
}
