import type { Language } from '@patas/shared/i18n/languages';

const A_YEAR = 365 * 24 * 60 * 60;

/**
 * Remembers the choice where servers see it: `__session` reaches the page function, `firebase-language-override` decides
 * which of Hosting's language folders a bare address answers from.
 */
export function storeLanguage(language: Language): void {
  // Not the Cookie Store API: browsers of 2024 don't have it yet.
  for (const name of ['__session', 'firebase-language-override'])
    Reflect.set(document, 'cookie', `${name}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`);
}
