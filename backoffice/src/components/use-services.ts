import { useGetList } from 'react-admin';
import type { ServiceRecord } from './records.ts';
import { useLanguage } from './use-format.ts';

/** All services in their order, and their names in the language on screen; an unknown one keeps its id. */
export function useServices() {
  const language = useLanguage();
  const { data, ...query } = useGetList<ServiceRecord>('services', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'order', order: 'ASC' },
  });
  const nameOf = (id: string): string => data?.find((service) => service.id === id)?.name[language] ?? id;
  return { ...query, services: data, nameOf };
}
