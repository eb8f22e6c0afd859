import { expect, test } from 'vitest';
import { localize, storedLanguage, wantedLanguages } from './language.ts';

test.each([
  ['/en/search', { language: 'en', prefixed: true, path: '/search' }],
  ['/zh', { language: 'zh', prefixed: true, path: '/' }],
  ['/search', { language: 'pt', prefixed: false, path: '/search' }],
  ['/xx/search', { language: 'pt', prefixed: false, path: '/xx/search' }],
  ['/english', { language: 'pt', prefixed: false, path: '/english' }],
])('%s', (path, expected) => {
  expect(localize(path, {})).toEqual(expected);
});

test('a bare address is answered in the stored language, else in the first the browser wants and we have', () => {
  const acceptLanguage = 'it, fr-CH;q=0.8, de;q=0.9, *;q=0.1';
  expect(localize('/search', { cookie: 'x=1; __session=es', acceptLanguage }).language).toBe('es');
  expect(localize('/search', { cookie: '__session=klingon', acceptLanguage }).language).toBe('de');
  expect(localize('/search', { acceptLanguage: 'it' }).language).toBe('pt');
});

test('the address wins over both', () => {
  expect(localize('/de/search', { cookie: '__session=es', acceptLanguage: 'fr' }).language).toBe('de');
});

test('what browsers and cookies may say', () => {
  expect(wantedLanguages('en;q=0, pt-PT,pt;q=0.5')).toEqual(['pt-PT', 'pt']);
  expect(wantedLanguages(undefined)).toEqual([]);
  expect(storedLanguage('my__session=en')).toBeNull();
  expect(storedLanguage('__session=constructor')).toBeNull();
});
