import type { Language } from '@patas/shared/i18n/languages';
import { useTranslation } from 'react-i18next';

/** The language on screen, for the formats of `@patas/shared/i18n/format`. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language as Language;
}
