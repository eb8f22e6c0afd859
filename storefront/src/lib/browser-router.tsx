import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { splitAddress } from './i18n/address.ts';

type ReplaceAddress = (address: string, state: unknown) => void;

const ReplaceAddressContext = createContext<ReplaceAddress>(() => {});

/** Changes the whole address, language included, without leaving the page. */
export const useReplaceAddress = (): ReplaceAddress => useContext(ReplaceAddressContext);

/**
 * The browser's router. Unlike the library's own it takes its base from the address it shows, so that a change of
 * language (`/en/…` to `/de/…`) keeps the page and everything typed on it.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const history = useMemo(() => createBrowserHistory({ v5Compat: true }), []);
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () => history.listen(({ action, location }) => startTransition(() => setState({ action, location }))),
    [history],
  );
  return (
    <ReplaceAddressContext value={history.replace}>
      <Router
        basename={splitAddress(location.pathname).prefix || '/'}
        location={location}
        navigationType={action}
        navigator={history}
      >
        {children}
      </Router>
    </ReplaceAddressContext>
  );
}
