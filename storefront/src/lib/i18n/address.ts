import { isLanguage, type Language } from '@patas/shared/i18n/languages';

/** `/en/search` → `{ language: 'en', prefix: '/en', path: '/search' }`; a bare address has no language and an empty prefix. */
export function splitAddress(pathname: string): { language: Language | null; prefix: string; path: string } {
  const first = pathname.split('/')[1] ?? '';
  if (!isLanguage(first)) return { language: null, prefix: '', path: pathname || '/' };
  return { language: first, prefix: `/${first}`, path: pathname.slice(first.length + 1) || '/' };
}

/** The address of a page in a language: `('en', '/search')` → `/en/search`, `('en', '/')` → `/en`. */
export const localizedPath = (language: Language, path: string): string =>
  `/${language}${path === '/' ? '' : path.replace(/^\/(?=\?|#|$)/, '')}`;
