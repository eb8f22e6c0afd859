import { DataProviderContext, type RaRecord, useListContext } from 'ra-core';
import { useContext, useEffect } from 'react';
import type { FirestoreDataProvider } from './provider.ts';

/**
 * Keeps the list it stands in up to date: when the page changes on the server, the list is fetched again. For use inside a
 * react-admin list or reference list whose provider has `watchList`.
 */
export function useLiveList<T extends RaRecord = RaRecord>(extraFilter?: Readonly<Record<string, unknown>>): void {
  const provider = useContext(DataProviderContext) as FirestoreDataProvider | null;
  const { resource, filterValues, sort, page, perPage, refetch } = useListContext<T>();
  const list = JSON.stringify({
    filter: { ...filterValues, ...extraFilter },
    sort,
    pagination: { page, perPage },
  });
  useEffect(
    () => provider?.watchList(resource, JSON.parse(list), () => void refetch()),
    [provider, resource, list, refetch],
  );
}
