import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { splitAddress } from '../lib/i18n/address.ts';

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
    <Router
      basename={splitAddress(location.pathname).prefix || '/'}
      location={location}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
