/** The six languages of spec §9; names as their speakers write them. */
export const LANGUAGES = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  de: 'Deutsch',
  zh: '中文',
  fr: 'Français',
} as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
export const DEFAULT_LANGUAGE: Language = 'pt';
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** BCP 47 tags for Intl and `lang` attributes. */
export const LOCALE_TAGS: Record<Language, string> = {
  en: 'en-GB',
  pt: 'pt-PT',
  es: 'es-ES',
  de: 'de-DE',
  zh: 'zh-CN',
  fr: 'fr-FR',
};

/** The language to show (spec §1): the stored choice, else the first that the browser asks for and we have, else pt. */
export function chooseLanguage(stored: string | null | undefined, wanted: readonly string[]): Language {
  const known = [stored ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  return known ?? DEFAULT_LANGUAGE;
}

/** A text in every language; en and pt are always there for what people type in the back office, the others fall back. */
export type Localized = Record<Language, string>;
