import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './build/dev-pages.ts';

const hosting = process.env.STOREFRONT_ORIGIN ?? 'http://127.0.0.1:5000';

/** What Hosting answers with something else than a page: the project's configuration and the visitors' reads (firebase.json). */
const proxied = ['/__', '/api', '/pictures'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), devPages()],
  server: { host: '127.0.0.1', port: 5173, proxy: Object.fromEntries(proxied.map((path) => [path, hosting])) },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/app/entry-client.tsx' },
  },
});
