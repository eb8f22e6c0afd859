import { chooseLanguage, type Language } from '@patas/shared/i18n/languages';

/** The language to begin in, as on the storefront: the stored choice, else the browser's, else Portuguese. */
export const firstLanguage = (stored: unknown): Language =>
  chooseLanguage(typeof stored === 'string' ? stored : null, navigator.languages);
