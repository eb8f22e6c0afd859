import { describe, expect, it } from 'vitest';
import de from './de/index.ts';
import en from './en/index.ts';
import es from './es/index.ts';
import fr from './fr/index.ts';
import { chooseLanguage, LANGUAGE_CODES, type Language } from './languages.ts';
import { NAMESPACES } from './namespaces.ts';
import pt from './pt/index.ts';
import zh from './zh/index.ts';

const CATALOGUES: Record<Language, unknown> = { en, pt, es, de, zh, fr };

/** Every text with its dotted key. */
function flatten(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, child]) =>
    flatten(child, key ? `${key}.${name}` : name),
  );
}
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+).*?\}\}/g)].map(([, name]) => name).sort();

const english = new Map(flatten(en));

describe.each(LANGUAGE_CODES)('%s', (language) => {
  const texts = flatten(CATALOGUES[language]);
  it('has every namespace and exactly the English keys', () => {
    expect(Object.keys(CATALOGUES[language] as object).sort()).toEqual([...NAMESPACES].sort());
    expect(texts.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
  });
  it('says something everywhere, without stray space or markup', () => {
    for (const [key, text] of texts) {
      expect([key, text.trim()]).toEqual([key, text]);
      expect([key, text.length > 0]).toEqual([key, true]);
      expect([key, /<\/?[a-z]|&[a-z]+;/i.test(text)]).toEqual([key, false]);
    }
  });
  it('fills in what the English text fills in', () => {
    const rare = /_(zero|one|two)$/;
    for (const [key, text] of texts)
      if (!rare.test(key)) expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? '')]);
  });
});

describe('the language shown', () => {
  it.each([
    ['the stored one first', 'de', ['fr-FR'], 'de'],
    ['then the browser’s', null, ['fr-FR', 'en'], 'fr'],
    ['the first we have', null, ['it', 'zh-TW', 'en'], 'zh'],
    ['else Portuguese', null, ['it'], 'pt'],
    ['never an unknown stored one', 'xx', ['es'], 'es'],
    ['never a word of the language itself', 'constructor', ['__proto__'], 'pt'],
  ] as const)('%s', (_name, stored, wanted, language) => {
    expect(chooseLanguage(stored, wanted)).toBe(language);
  });
});
