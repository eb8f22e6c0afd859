import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `/__/firebase/init.json` comes from while Vite serves the site (docs/decisions/002). */
const hosting = process.env.BACKOFFICE_ORIGIN ?? 'http://127.0.0.1:5005';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  server: { host: '127.0.0.1', port: 5174, proxy: { '/__': hosting } },
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    // Libraries change less often than our own code: browsers keep them over releases.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'firebase', test: /node_modules\/(@firebase|firebase)\//, priority: 2 },
            { name: 'libraries', test: /node_modules\/(?!ra-language)/, priority: 1 },
          ],
        },
      },
    },
  },
});
