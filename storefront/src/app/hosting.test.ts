import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '@patas/shared/i18n/languages';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.tsx';

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string };
}

const firebase = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { target: string; rewrites: Rewrite[] }[];
};
const rewrites = firebase.hosting.find(({ target }) => target === 'storefront')?.rewrites ?? [];
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
