import { use, useEffect } from 'react';
import { DataProviderContext, type RaRecord, type SortPayload, useGetManyReference } from 'react-admin';
import type { BackofficeDataProvider } from '../providers/data-provider.ts';

/** Children of a record a page shows at most. */
const MOST = 200;

/** The documents of a collection under a booking, up to date with the server. */
export function useLiveChildren<T extends RaRecord>(resource: string, bookingId: string, sort: SortPayload) {
  const provider = use(DataProviderContext) as unknown as BackofficeDataProvider;
  const { field, order } = sort;
  const query = useGetManyReference<T>(resource, {
    target: 'bookingId',
    id: bookingId,
    pagination: { page: 1, perPage: MOST },
    sort: { field, order },
    filter: {},
  });
  const { refetch } = query;
  useEffect(
    () =>
      provider.watchList(
        resource,
        { filter: { bookingId }, sort: { field, order }, pagination: { page: 1, perPage: MOST } },
        () => void refetch(),
      ),
    [provider, resource, bookingId, field, order, refetch],
  );
  return query;
}
