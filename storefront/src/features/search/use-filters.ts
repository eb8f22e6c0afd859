import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { formatFilters, NO_FILTERS, parseFilters, type SearchFilters } from './filters.ts';

/**
 * The filters, kept in the address too. The panel's own state comes first, because the address follows in a transition
 * and would swallow fast typing; a link or the back button puts the address first again.
 */
export function useFilters() {
  const { search } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => parseFilters(search));
  useEffect(() => {
    if (type !== 'REPLACE') setFilters(parseFilters(search));
  }, [type, search]);
  const write = useCallback(
    (next: SearchFilters) => {
      setFilters(next);
      navigate({ search: formatFilters(next) }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  const change = useCallback((part: Partial<SearchFilters>) => write({ ...filters, ...part }), [filters, write]);
  const clear = useCallback(() => write({ ...NO_FILTERS, sort: filters.sort }), [filters.sort, write]);
  return { filters, change, clear };
}
