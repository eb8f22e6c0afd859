import type { Language } from '@patas/shared/i18n/languages';
import type { InitOptions } from 'i18next';

/** What the server's and the browser's i18next have in common. React escapes on its own. */
export const i18nOptions = (language: Language) =>
  ({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
  }) satisfies InitOptions;
