import { DataProviderContext, useListContext } from 'ra-core';
import { use, useEffect } from 'react';
import type { FirestoreDataProvider } from './provider.ts';

/**
 * Keeps the list it stands in up to date: when the page changes on the server, the list is fetched again. For use inside a
 * react-admin list whose provider has `watchList`; a list's permanent filter is watched too when it is named here.
 */
export function useLiveList(filter?: Readonly<Record<string, unknown>>): void {
  const provider = use(DataProviderContext) as FirestoreDataProvider | null;
  const { resource, filterValues, sort, page, perPage, refetch } = useListContext();
  const list = JSON.stringify({ filter: { ...filterValues, ...filter }, sort, pagination: { page, perPage } });
  useEffect(
    () => provider?.watchList(resource, JSON.parse(list), () => void refetch()),
    [provider, resource, list, refetch],
  );
}
