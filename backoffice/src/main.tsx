import './theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { BootFailure } from './boot-failure.tsx';
import { loadFirebase } from './firebase.ts';
import { firstLanguage } from './i18n/first-language.ts';
import { createI18nProvider } from './i18n/provider.ts';
import { createAuthProvider } from './providers/auth-provider.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { store } from './store.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);

async function start(): Promise<void> {
  const i18nProvider = await createI18nProvider(firstLanguage(store.getItem('locale')));
  document.title = i18nProvider.translate('admin.title');
  try {
    const firebase = await loadFirebase();
    root.render(
      <App
        i18nProvider={i18nProvider}
        authProvider={createAuthProvider(firebase)}
        dataProvider={createDataProvider(firebase)}
        firebase={firebase}
        store={store}
      />,
    );
  } catch {
    root.render(<BootFailure i18nProvider={i18nProvider} onRetry={start} />);
  }
}

await start();
