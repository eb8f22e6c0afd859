import { LANGUAGE_CODES, LANGUAGES, type Language, LOCALE_TAGS } from '@patas/shared/i18n/languages';
import { expect, test } from 'vitest';
import { useBrowser } from './lib/browser.ts';
import { STOREFRONT } from './lib/origins.ts';
import { alive, open, title } from './lib/screens.ts';
import { say, WORDS } from './lib/words.ts';

const { person } = useBrowser();

/** Every way to a text in the catalogues, as it would show if the text were missing: `filters.title`. */
const KEYS = (function paths(texts: object, above = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const path = above ? `${above}.${key}` : key;
    return typeof text === 'string' ? [path] : paths(text, path);
  });
})(WORDS.en)
  .map((path) => path.slice(path.indexOf('.') + 1))
  .filter((path) => path.includes('.'));

/** The pages everybody may see: where, and what their title begins with. */
const PAGES: readonly { path: string; title: (language: Language) => string }[] = [
  { path: '', title: (language) => WORDS[language].landing.meta.title },
  { path: '/search', title: (language) => WORDS[language].search.meta.title },
  {
    path: '/sitter/ana-marques',
    title: (language) => say(WORDS[language].sitter.meta.title, { name: 'Ana Marques', town: 'Óbidos' }),
  },
  { path: '/become-sitter', title: (language) => WORDS[language].application.metaTitle },
  {
    path: '/location/peniche',
    title: (language) => say(WORDS[language].landing.location.metaTitle, { town: 'Peniche' }),
  },
];

test.each(LANGUAGE_CODES)('every public page is in %s', async (language) => {
  const { page } = await person({ locale: 'en-GB' });
  for (const { path, title: begins } of PAGES) {
    await open(page, path, language);
    expect(await page.title()).toMatch(begins(language));
    expect(await page.locator('html').getAttribute('lang')).toBe(LOCALE_TAGS[language]);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(`/${language}${path}`);
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
      );
    expect(Object.fromEntries(alternates)).toEqual({
      ...Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `/${code}${path}`])),
      'x-default': path || '/',
    });
    const shown = (await page.locator('#root').textContent()) ?? '';
    expect(shown).not.toContain('{{');
    expect(KEYS.filter((key) => shown.includes(key))).toEqual([]);
  }
  await open(page, '/auth', language);
  await title(page, WORDS[language].auth.signIn.title).waitFor();
});

/** The language a bare address answers in. */
async function languageOf(path: string, headers: Record<string, string>): Promise<string | undefined> {
  const answer = await fetch(STOREFRONT + path, { headers });
  return (await answer.text()).match(/<html lang="([^"]+)"/)?.[1];
}

test.each(['/', '/search', '/sitter/ana-marques', '/become-sitter', '/auth', '/location/obidos', '/dashboard'])(
  'the bare %s answers in the reader’s language',
  async (path) => {
    const wanted: Record<string, string> = {
      'de-AT,de;q=0.9,en;q=0.5': 'de',
      'zh-TW': 'zh',
      fr: 'fr',
      'es-MX,es;q=0.9': 'es',
    };
    for (const [accepted, language] of Object.entries(wanted))
      expect(await languageOf(path, { 'accept-language': accepted }), accepted).toBe(LOCALE_TAGS[language as Language]);
    expect(await languageOf(path, { 'accept-language': 'ja' })).toBe('pt-PT');
    expect(await languageOf(path, {})).toBe('pt-PT');
    const cookie = '__session=fr; firebase-language-override=fr';
    expect(await languageOf(path, { 'accept-language': 'de', cookie })).toBe('fr-FR');
  },
);

test('Portuguese greets who speaks none of ours; a choice is remembered', async () => {
  const { page } = await person({ locale: 'ja-JP' });
  await page.goto(STOREFRONT);
  await title(page, WORDS.pt.landing.hero.title).waitFor();
  await alive(page);
  await page.getByRole('banner').getByLabel(`${WORDS.pt.common.language}: ${LANGUAGES.pt}`).click();
  await page.getByRole('link', { name: LANGUAGES.es }).click();
  await page.waitForURL(`${STOREFRONT}/es`);
  await title(page, WORDS.es.landing.hero.title).waitFor();
  for (const path of ['', '/search', '/become-sitter']) {
    await page.goto(STOREFRONT + path);
    expect(await page.locator('html').getAttribute('lang'), path || '/').toBe('es-ES');
  }
});
