import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '@patas/shared/i18n/languages';
import type * as server from '../src/app/entry-server.tsx';

/** Folder whose language folders answer bare addresses: `i18n.root` in firebase.json. */
const NEGOTIATED = 'negotiated';

const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes every page that is made at build in every language: `dist/{language}/…` for addresses with a language,
 * `dist/negotiated/{language}/…` for bare ones, and `dist/…` for bare ones of somebody whose languages we don't have.
 * Returns how many files that were.
 */
export async function writePages(bundle: string, dist: string): Promise<number> {
  const { builtPaths, renderPage, renderRobots } = (await import(pathToFileURL(bundle).href)) as typeof server;
  let count = 0;
  for (const path of [...builtPaths, '/404']) {
    const render = async (language: Language, prefixed: boolean) => {
      const data = path === '/404' ? ({ kind: 'notFound', what: 'page' } as const) : ({ kind: 'static' } as const);
      return (await renderPage({ path, language, prefixed, origin: '', data })).html;
    };
    for (const language of LANGUAGE_CODES) {
      write(`${dist}/${language}${fileOf(path)}`, await render(language, true));
      write(`${dist}/${NEGOTIATED}/${language}${fileOf(path)}`, await render(language, false));
      count += 2;
    }
    write(`${dist}${fileOf(path)}`, await render(DEFAULT_LANGUAGE, false));
    count += 1;
  }
  write(`${dist}/robots.txt`, renderRobots());
  return count;
}
