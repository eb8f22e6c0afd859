import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '@patas/shared/i18n/languages';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.tsx';

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string };
}

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

const firebase = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { target: string; rewrites: Rewrite[]; headers: HeaderRule[] }[];
};
const site = firebase.hosting.find(({ target }) => target === 'storefront');
const rewrites = site?.rewrites ?? [];
const rewriteOf = (source: string) => rewrites.find((rewrite) => rewrite.source === source);
const glob = (path: string) => path.replace(/:\w+/g, '*');

describe('Hosting knows every page that is not a file', () => {
  const served = routes.filter(({ rendering }) => rendering === 'served');
  it.each(served.map(({ path }) => glob(path)))('%s comes from the page function', (source) => {
    expect(rewriteOf(source)?.function?.functionId).toBe('page');
  });

  const patterns = routes.filter(({ rendering, path }) => rendering === 'shell' && path.includes(':'));
  it.each(patterns.map(({ path }) => glob(path)))(
    '%s: the shell of its language; bare, the page function',
    (source) => {
      for (const language of LANGUAGE_CODES)
        expect(rewriteOf(`/${language}${source}`)?.destination).toBe(`/${language}${source.replace('*', '_')}.html`);
      expect(rewriteOf(source)?.function?.functionId).toBe('page');
    },
  );

  it('asks the page function for anything else below a language, in the order that lets files and shells come first', () => {
    expect(rewrites.at(-1)).toMatchObject({
      source: `/@(${LANGUAGE_CODES.join('|')})/**`,
      function: { functionId: 'page' },
    });
  });
});

describe('Browsers ask again for addresses without a language: their answer depends on the reader', () => {
  const revalidated = (site?.headers ?? [])
    .filter(({ headers }) => headers.some(({ key, value }) => key === 'Cache-Control' && value === 'no-cache'))
    .map(({ source }) => source);
  const files = routes.filter(({ path, rendering }) => !rewriteOf(glob(path)) && rendering !== 'served');
  it.each(files.map(({ path }) => glob(path)))('%s', (path) => {
    const named = revalidated.some((source) => {
      const names = /^\/@\((.*)\)$/.exec(source)?.[1];
      return names === undefined ? source === path : names.split('|').includes(path.slice(1));
    });
    expect(named).toBe(true);
  });
});
