import { isLanguage, type Language } from '@patas/shared/i18n/languages';
import type { Namespace } from '@patas/shared/i18n/namespaces';
import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadCatalogue } from './catalogues.ts';
import { FRAME_NAMESPACES } from './frame-namespaces.ts';
import { i18nOptions } from './options.ts';

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    if (!isLanguage(language)) return done(new Error(`There is no language ${language}`), false);
    loadCatalogue(language, namespace as Namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

/** Starts the browser's i18next with the namespaces that the first screen needs; others load when a screen names them. */
export async function startI18n(language: Language, namespaces: readonly Namespace[]): Promise<i18n> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({ ...i18nOptions(language), ns: [...FRAME_NAMESPACES, ...namespaces] });
  return i18next;
}
