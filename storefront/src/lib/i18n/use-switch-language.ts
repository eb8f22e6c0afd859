import { type Language, LOCALE_TAGS } from '@patas/shared/i18n/languages';
import type { Namespace } from '@patas/shared/i18n/namespaces';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useReplaceAddress } from '../browser-router.tsx';
import { notify } from '../notify.ts';
import { localizedPath } from './address.ts';
import { loadCatalogue } from './catalogues.ts';
import { storeLanguage } from './store-language.ts';

/**
 * Changes the language in place: the page stays, and so does everything typed on it. When the texts can't be loaded
 * nothing changes, and the person is told.
 */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { t, i18n } = useTranslation();
  const { pathname, search, hash, state } = useLocation();
  const replaceAddress = useReplaceAddress();
  return async (language) => {
    const loaded = Object.keys(i18n.services.resourceStore.data[i18n.language] ?? {}) as Namespace[];
    try {
      await Promise.all(loaded.map((namespace) => loadCatalogue(language, namespace)));
    } catch {
      return notify.error(t('languageFailed'));
    }
    storeLanguage(language);
    await i18n.changeLanguage(language);
    document.documentElement.lang = LOCALE_TAGS[language];
    replaceAddress(localizedPath(language, pathname + search + hash), state);
  };
}
