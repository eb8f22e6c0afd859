import { readFileSync } from 'node:fs';
import { chooseLanguage } from '@patas/shared/i18n/languages';
import type { Plugin } from 'vite';

const cookie = (header: string, name: string) => header.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1];

/** The development server's pages: an empty frame in the language that Hosting would choose, for the program to fill. */
export function devPages(): Plugin {
  return {
    name: 'patas-dev-pages',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const address = request.originalUrl ?? '/';
        if (!request.headers.accept?.includes('text/html')) return next();
        const wanted = (request.headers['accept-language'] ?? '').split(',').map((tag) => tag.trim());
        const stored = cookie(request.headers.cookie ?? '', '__session');
        const language = chooseLanguage(address.split(/[/?#]/)[1], stored ? [stored] : wanted);
        const frame = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
        const html = await server.transformIndexHtml(address, frame.replace('lang="pt"', `lang="${language}"`));
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      });
    },
  };
}
