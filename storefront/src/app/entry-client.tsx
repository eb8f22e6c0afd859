import './styles.ts';
// Most public pages use these: better in the program's one file than in a request of their own.
import '../components/drawing.tsx';
import '../components/town-card.tsx';
import '../lib/page-head.tsx';
import { chooseLanguage } from '@patas/shared/i18n/languages';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '../lib/browser-router.tsx';
import { splitAddress } from '../lib/i18n/address.ts';
import { startI18n } from '../lib/i18n/client.ts';
import type { ServedPage } from '../lib/page-data.tsx';
import { startSession } from '../lib/session/session.ts';
import { loadBaseStyles } from '../theme/load-base-styles.ts';
import { App } from './app.tsx';
import { Providers } from './providers.tsx';
import { findRoute } from './routes.tsx';

const { path } = splitAddress(location.pathname);
const language = chooseLanguage(document.documentElement.lang, []);

/** The data block the server left, or none: a shell, or the development server. */
function readServedPage(): ServedPage & { rendered: boolean } {
  const text = document.getElementById('page-data')?.textContent;
  const address = path + location.search;
  return text ? { path: address, ...JSON.parse(text) } : { path: address, data: { kind: 'static' }, rendered: false };
}

const served = readServedPage();

/** Not at the top level: a page's file may need one that this one is in, and would wait for it for ever. */
async function start(): Promise<void> {
  const route = findRoute(path);
  const [i18n] = await Promise.all([startI18n(language, route.namespaces), route.page.preload()]);
  startSession();

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Providers i18n={i18n} served={served}>
          <App />
        </Providers>
      </BrowserRouter>
    </StrictMode>
  );
  if (served.rendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  // The next page will want them.
  if (route.lean) loadBaseStyles().catch(() => {});
}

start().catch((error: unknown) => {
  console.error(error);
  // What is already on screen stays; a shell has nothing to show and says so (app/document.ts).
  document.getElementById('failed')?.removeAttribute('hidden');
});
