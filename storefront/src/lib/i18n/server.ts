import type { Language } from '@patas/shared/i18n/languages';
import i18next, { type i18n, type Resource } from 'i18next';
import { i18nOptions } from './options.ts';

const files = import.meta.glob<{ default: Resource[string] }>('../../../../shared/src/i18n/*/index.ts', {
  eager: true,
});

const resources: Resource = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [file.split('/').at(-2) ?? '', texts.default]),
);

const made = new Map<Language, Promise<i18n>>();

/** An i18next of its own for each language: pages in several languages are rendered side by side. */
export function createServerI18n(language: Language): Promise<i18n> {
  const known = made.get(language);
  if (known) return known;
  const instance = i18next.createInstance();
  const ready = instance
    .init({ ...i18nOptions(language), resources, react: { useSuspense: false } })
    .then(() => instance);
  made.set(language, ready);
  return ready;
}
