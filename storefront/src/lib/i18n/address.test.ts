import { LANGUAGE_CODES } from '@patas/shared/i18n/languages';
import { describe, expect, it } from 'vitest';
import { localizedPath, splitAddress } from './address.ts';

describe('addresses with a language', () => {
  it.each([
    ['/', null, '', '/'],
    ['/search', null, '', '/search'],
    ['/en', 'en', '/en', '/'],
    ['/en/', 'en', '/en', '/'],
    ['/zh/sitter/abc', 'zh', '/zh', '/sitter/abc'],
    ['/english', null, '', '/english'],
    ['/xx/search', null, '', '/xx/search'],
  ])('%s', (address, language, prefix, path) => {
    expect(splitAddress(address)).toEqual({ language, prefix, path });
  });

  it.each([
    ['/', '/de'],
    ['/?a=1', '/de?a=1'],
    ['/#towns', '/de#towns'],
    ['/search?town=peniche', '/de/search?town=peniche'],
  ])('%s in German is %s', (path, address) => {
    expect(localizedPath('de', path)).toBe(address);
  });

  it('come back as they went', () => {
    for (const language of LANGUAGE_CODES)
      for (const path of ['/', '/search', '/booking/1'])
        expect(splitAddress(localizedPath(language, path))).toMatchObject({ language, path });
  });
});
