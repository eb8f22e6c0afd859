import type { PageData } from '@patas/shared/page/page';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** The data a server rendered this document with, and the address (without language) it belongs to. */
export interface ServedPage {
  path: string;
  data: PageData;
}

const PageDataContext = createContext<ServedPage | null>(null);

export function PageDataProvider({ served, children }: { served: ServedPage; children: ReactNode }) {
  return <PageDataContext value={served}>{children}</PageDataContext>;
}

/**
 * What the server rendered this page with, or null when the person came here inside the program (or the data is of
 * another kind): then the page loads it itself.
 */
export function usePageData<K extends PageData['kind']>(kind: K): Extract<PageData, { kind: K }> | null {
  const served = useContext(PageDataContext);
  const { pathname, search } = useLocation();
  if (served?.path !== pathname + search || served.data.kind !== kind) return null;
  return served.data as Extract<PageData, { kind: K }>;
}
