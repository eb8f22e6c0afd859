import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Assets, PageFiles } from '../src/app/assets.ts';

const ENTRY = 'src/app/entry-client.tsx';
/** The chunk of theme/styles-base.ts, by its name: imported both ways, it has no key of its own. */
const MANTINE = 'styles-base';
const PAGE = /^src\/features\/(.+-page)\.tsx$/;
const CATALOGUE = /^\.\.\/shared\/src\/i18n\/(\w+\/\w+)\.ts$/;

/** Everything a chunk imports statically, itself included. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): PageFiles {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return { js: [], css: [] };
  seen.add(key);
  if (chunk.file.endsWith('.css')) return { js: [], css: [`/${chunk.file}`] };
  const inner = (chunk.imports ?? []).map((name) => filesOf(manifest, name, seen));
  return {
    js: [...inner.flatMap(({ js }) => js), `/${chunk.file}`],
    css: [...inner.flatMap(({ css }) => css), ...(chunk.css ?? []).map((file) => `/${file}`)],
  };
}

const without = (files: string[], known: string[]) => [...new Set(files)].filter((file) => !known.includes(file));

/** What the server bundle must know of the browser's build in `outDir`. Throws when the entry is missing from the manifest. */
export function readAssets(outDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The browser's build has no ${ENTRY}`);
  const base = filesOf(manifest, ENTRY);
  const mantineKey = Object.keys(manifest).find((key) => manifest[key]?.name === MANTINE) ?? '';
  const mantine = without(filesOf(manifest, mantineKey).css, base.css);
  if (mantine.length === 0) throw new Error(`The browser's build has no styles of ${MANTINE}`);
  const pages: Assets['pages'] = {};
  const catalogues: Assets['catalogues'] = {};
  for (const [key, chunk] of Object.entries(manifest)) {
    const page = key.match(PAGE)?.[1];
    const catalogue = key.match(CATALOGUE)?.[1];
    if (catalogue) catalogues[catalogue] = `/${chunk.file}`;
    if (!page) continue;
    const { js, css } = filesOf(manifest, key);
    pages[page] = { js: without(js, base.js), css: without(css, [...base.css, ...mantine]) };
  }
  const sheets = [...new Set([...mantine, ...[base, ...Object.values(pages)].flatMap(({ css }) => css)])];
  const styles = Object.fromEntries(sheets.map((href) => [href, readFileSync(join(outDir, href), 'utf8').trim()]));
  return {
    entry: `/${entry.file}`,
    base: { js: without(base.js, []), css: without(base.css, []) },
    pages,
    catalogues,
    styles,
    mantine,
  };
}
