import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatFilters, NO_FILTERS, parseFilters, type SearchFilters } from './filters.ts';

/**
 * The filters, kept in the address too. The panel's own state comes first, because the address follows in a transition
 * and would swallow fast typing; an address that the panel did not write (a link, the back button) puts the address first.
 */
export function useFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [filters, setFilters] = useState(() => parseFilters(search));
  /** Addresses written here that have not arrived yet. */
  const written = useRef<string[]>([]);
  useEffect(() => {
    const arrived = written.current.lastIndexOf(search);
    written.current = arrived < 0 ? [] : written.current.slice(arrived + 1);
    if (arrived < 0) setFilters(parseFilters(search));
  }, [search]);
  const write = useCallback(
    (next: SearchFilters) => {
      const address = formatFilters(next);
      written.current.push(address);
      setFilters(next);
      navigate({ search: address }, { replace: true });
    },
    [navigate],
  );
  const change = useCallback((part: Partial<SearchFilters>) => write({ ...filters, ...part }), [filters, write]);
  const clear = useCallback(() => write({ ...NO_FILTERS, sort: filters.sort }), [filters.sort, write]);
  return { filters, change, clear };
}
