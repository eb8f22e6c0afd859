import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, LOCALE_TAGS } from '@patas/shared/i18n/languages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, Locale } from 'react-admin';
import { loadMessages } from './messages.ts';

const LOCALES: Locale[] = Object.entries(LANGUAGES).map(([locale, name]) => ({ locale, name }));

/** react-admin's translations, starting in `first`; each language is loaded when it is chosen. */
export async function createI18nProvider(first: Language): Promise<I18nProvider> {
  const messages = await loadMessages(first);
  const provider = polyglotI18nProvider(
    (locale) => (locale === first ? messages : loadMessages(isLanguage(locale) ? locale : DEFAULT_LANGUAGE)),
    first,
    LOCALES,
  );
  document.documentElement.lang = LOCALE_TAGS[first];
  return {
    ...provider,
    changeLocale: async (locale) => {
      await provider.changeLocale(locale);
      document.documentElement.lang = LOCALE_TAGS[isLanguage(locale) ? locale : DEFAULT_LANGUAGE];
      document.title = provider.translate('admin.title');
    },
  };
}
