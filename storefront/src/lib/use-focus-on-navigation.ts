import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** After a step to another page: its beginning is on screen and has the focus, as with a document that was loaded. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const target = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    target.current?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, type]);
  return target;
}
