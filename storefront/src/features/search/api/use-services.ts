import type { ServiceItem } from '@patas/shared/page/page';
import { useEffect, useState } from 'react';
import { fetchJson } from '../../../lib/fetch-json.ts';

/** The active services: those the page came with, else asked once. Without them the panel has no choice of service. */
export function useServices(served: readonly ServiceItem[] | undefined): readonly ServiceItem[] {
  const [services, setServices] = useState(served ?? []);
  const known = services.length > 0;
  useEffect(() => {
    if (known) return;
    const abort = new AbortController();
    fetchJson<ServiceItem[]>('/api/services.json', { signal: abort.signal }).then(setServices, () => {});
    return () => abort.abort();
  }, [known]);
  return services;
}
