import { chooseLanguage, isLanguage, type Language } from '@patas/shared/i18n/languages';

/** The languages a browser asks for, most wanted first. */
export function wantedLanguages(acceptLanguage: string | undefined): string[] {
  return (acceptLanguage ?? '')
    .split(',')
    .map((item, index) => {
      const [tag = '', ...parameters] = item.trim().split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, index, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);
}

/** The language somebody has chosen: the `__session` cookie, the only one that Hosting lets through (design §9). */
export function storedLanguage(cookies: string | undefined): Language | null {
  const value = /(?:^|;\s*)__session=([^;]*)/.exec(cookies ?? '')?.[1];
  return isLanguage(value) ? value : null;
}

export interface Localized {
  language: Language;
  /** Whether the address carries the language. */
  prefixed: boolean;
  /** The path without it. */
  path: string;
}

/** Takes the language off a path, `/en/search` → `/search`; a bare one is answered in the stored, else the browser's language. */
export function localize(
  path: string,
  { cookie, acceptLanguage }: { cookie?: string | undefined; acceptLanguage?: string | undefined },
): Localized {
  const [, prefix, rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? [];
  if (isLanguage(prefix)) return { language: prefix, prefixed: true, path: rest || '/' };
  return {
    language: chooseLanguage(storedLanguage(cookie), wantedLanguages(acceptLanguage)),
    prefixed: false,
    path,
  };
}
