import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { Assets } from '../src/app/assets.ts';
import { readAssets } from './assets.ts';
import { writePages } from './write-pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist`;
const server = `${root}dist-server`;

/** Gives the server bundle what it must know of the browser's build. */
const assetsPlugin = (assets: Assets): Plugin => ({
  name: 'patas-assets',
  resolveId: (id) => (id === 'virtual:assets' ? '\0virtual:assets' : null),
  load: (id) => (id === '\0virtual:assets' ? `export const assets = ${JSON.stringify(assets)};` : null),
});

process.env.NODE_ENV = 'production';
await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await build({
  root,
  logLevel: 'warn',
  plugins: [assetsPlugin(readAssets(dist))],
  // One file without dependencies: the page function's bundle takes it in.
  ssr: { noExternal: true },
  build: {
    outDir: server,
    emptyOutDir: true,
    ssr: 'src/app/entry-server.tsx',
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/app/entry-server.tsx',
      output: { entryFileNames: 'render.js', codeSplitting: false },
    },
  },
});
rmSync(`${dist}/.vite`, { recursive: true });
const pages = await writePages(`${server}/render.js`, dist);
console.log(`storefront: ${pages} pages in dist, page renderer in dist-server`);
