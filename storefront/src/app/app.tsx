import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Footer } from '../components/footer/footer.tsx';
import { Header } from '../components/header/header.tsx';
import { OfflineNotice } from '../components/offline-notice.tsx';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { useFocusOnNavigation } from '../lib/use-focus-on-navigation.ts';
import { PageView } from './lazy-page.tsx';
import { notFoundRoute, routes } from './routes.tsx';

/** The frame of every page; `shell` leaves the page itself to the program. */
export function App({ shell = false }: { shell?: boolean }) {
  const { pathname } = useLocation();
  const main = useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <Header />
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1}>
        {shell ? (
          <PageSkeleton />
        ) : (
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <Routes>
                {[...routes, notFoundRoute].map(({ path, page }) => (
                  <Route key={path} path={path} caseSensitive element={<PageView page={page} />} />
                ))}
              </Routes>
            </Suspense>
          </ErrorBoundary>
        )}
      </main>
      <Footer />
    </>
  );
}
