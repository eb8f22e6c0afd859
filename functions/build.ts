import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Makes `dist/`, which deploys without the rest of the repository: one bundle with everything of ours in it, the packages of
 * `dependencies` left to be installed, and the storefront's page renderer beside it (`npm run build -w @patas/storefront`).
 */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const json = <T>(path: string): T => JSON.parse(readFileSync(at(path), 'utf8')) as T;

interface Hosting {
  hosting: { target: string; headers: { source: string; headers: { key: string; value: string }[] }[] }[];
}

/** The headers Hosting gives every file of the storefront, for the pages that the page function makes. */
function storefrontHeaders(): Record<string, string> {
  const site = json<Hosting>('../firebase.json').hosting.find(({ target }) => target === 'storefront');
  const rule = site?.headers.find(({ source }) => source === '**');
  if (!rule) throw new Error('firebase.json names no headers for all of the storefront');
  const withoutLoopback = (value: string) => value.replace(/ ?http:\/\/127\.0\.0\.1:\d+/g, '');
  return Object.fromEntries(rule.headers.map(({ key, value }) => [key, withoutLoopback(value)]));
}

const renderer = at('../storefront/dist-server');
if (!existsSync(`${renderer}/render.js`))
  throw new Error('The page renderer is missing. Run "npm run build -w @patas/storefront" first.');

rmSync(at('dist'), { recursive: true, force: true });
const { dependencies } = json<{ dependencies: Record<string, string> }>('package.json');
await build({
  entryPoints: [at('src/index.ts')],
  outfile: at('dist/index.js'),
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: 'linked',
  sourcesContent: false,
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  define: { STOREFRONT_HEADERS: JSON.stringify(storefrontHeaders()) },
  logLevel: 'warning',
});
cpSync(renderer, at('dist/pages'), { recursive: true });
console.log('functions: dist/index.js, page renderer in dist/pages');
