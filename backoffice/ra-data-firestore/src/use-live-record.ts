import { DataProviderContext, useShowContext } from 'ra-core';
import { use, useEffect } from 'react';
import type { FirestoreDataProvider } from './provider.ts';

/**
 * Keeps the record's page it stands in up to date: when the document changes on the server, the record is fetched again.
 * For use inside react-admin's Show, with a provider that has `watchOne`.
 */
export function useLiveRecord(): void {
  const provider = use(DataProviderContext) as FirestoreDataProvider | null;
  const { resource, record, refetch } = useShowContext();
  const id = record?.id;
  useEffect(() => {
    if (id !== undefined) return provider?.watchOne(resource, { id }, () => void refetch());
  }, [provider, resource, id, refetch]);
}
