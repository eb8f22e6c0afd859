import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './build/dev-pages.ts';
import { unusedColors } from './build/unused-colors.ts';

const hosting = process.env.STOREFRONT_ORIGIN ?? 'http://127.0.0.1:5000';

/** What Hosting answers with something else than a page: the project's configuration and the visitors' reads (firebase.json). */
const proxied = ['/__', '/api', '/pictures'];

/** The router's own production files: its package names only those with warnings for developers. */
const productionRouter = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')));

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : [] },
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), devPages()],
  css: { postcss: { plugins: [unusedColors()] } },
  server: { host: '127.0.0.1', port: 5173, proxy: Object.fromEntries(proxied.map((path) => [path, hosting])) },
  build: {
    target: 'es2023',
    // light-dark() as it is: the lowered form does not see the scheme that Mantine sets.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/app/entry-client.tsx',
      // What every page needs is one file: many small ones cost a slow phone more than they spare it.
      output: {
        codeSplitting: {
          groups: [{ name: 'frame', tags: ['$initial'] }],
        },
      },
    },
  },
}));
