import type { Language } from '@patas/shared/i18n/languages';
import type { TranslationMessages } from 'react-admin';

const LOADERS = {
  en: () => import('./messages/en.ts'),
  pt: () => import('./messages/pt.ts'),
  es: () => import('./messages/es.ts'),
  de: () => import('./messages/de.ts'),
  zh: () => import('./messages/zh.ts'),
  fr: () => import('./messages/fr.ts'),
} as const;

/** Everything the back office says in one language. */
export const loadMessages = async (language: Language): Promise<TranslationMessages> =>
  (await LOADERS[language]()).default;
