import { assets } from 'virtual:assets';
import { LANGUAGE_CODES, type Language, LOCALE_TAGS } from '@patas/shared/i18n/languages';
import type { PageData } from '@patas/shared/page/page';
import { SITE_NAME } from '../config/site.ts';
import { localizedPath } from '../lib/i18n/address.ts';
import { FRAME_NAMESPACES } from '../lib/i18n/frame-namespaces.ts';
import { documentTitle, type PageHeadProps } from '../lib/page-head.tsx';
import { embedJson, escapeHtml } from './html.ts';
import { BOOT_SCRIPT, HEAD_SCRIPT } from './inline-scripts.ts';
import type { AppRoute } from './routes.tsx';

export interface DocumentParts {
  language: Language;
  pathname: string;
  search: string;
  origin: string;
  head: PageHeadProps | null;
  body: string;
  route: AppRoute;
  data: PageData;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** Whether `body` is the page itself and not a shell. */
  rendered: boolean;
  /** What a shell says when its program doesn't come. */
  failure: { message: string; retry: string };
}

/** What search engines and previews read. */
function meta({ language, pathname, origin, head, indexable }: DocumentParts): string[] {
  const title = head ? documentTitle(head) : SITE_NAME;
  const tags = [`<title>${escapeHtml(title)}</title>`];
  if (head?.description) tags.push(`<meta name="description" content="${escapeHtml(head.description)}">`);
  if (!indexable || head?.noindex) return [...tags, '<meta name="robots" content="noindex">'];
  const address = (code: Language) => escapeHtml(origin + localizedPath(code, pathname));
  tags.push(
    `<link rel="canonical" href="${address(language)}">`,
    ...LANGUAGE_CODES.map((code) => `<link rel="alternate" hreflang="${code}" href="${address(code)}">`),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + pathname)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${SITE_NAME}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:url" content="${address(language)}">`,
    `<meta property="og:locale" content="${LOCALE_TAGS[language].replace('-', '_')}">`,
    `<meta property="og:image" content="${escapeHtml(head?.image ?? `${origin}/preview.png`)}">`,
  );
  if (head?.description) tags.push(`<meta property="og:description" content="${escapeHtml(head.description)}">`);
  if (head?.jsonLd) tags.push(`<script type="application/ld+json">${embedJson(head.jsonLd)}</script>`);
  return tags;
}

/** A complete page: everything it needs to be seen is inside; the program comes after. */
export function renderDocument(parts: DocumentParts): string {
  const { language, body, route, data, rendered, failure } = parts;
  const page = assets.pages[route.source] ?? { js: [], css: [] };
  const css = [...assets.base.css, ...(route.lean ? [] : assets.mantine), ...page.css];
  const catalogues = [...new Set([...FRAME_NAMESPACES, ...route.namespaces])].map(
    (namespace) => assets.catalogues[`${language}/${namespace}`],
  );
  const boot = { entry: assets.entry, files: [...assets.base.js, ...page.js, ...catalogues.filter(Boolean)] };
  return [
    '<!doctype html>',
    `<html lang="${LOCALE_TAGS[language]}" data-mantine-color-scheme="light">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${HEAD_SCRIPT}</script>`,
    ...meta(parts),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${css.map((href) => assets.styles[href]).join('')}</style>`,
    // The program looks for these before it loads a style that is inside the page already; disabled, they are not fetched.
    ...css.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    '</head>',
    `<body><div id="root">${body}</div>`,
    rendered
      ? ''
      : `<p id="failed" role="alert" hidden>${escapeHtml(failure.message)} <a href="">${escapeHtml(failure.retry)}</a></p>`,
    `<script type="application/json" id="page-data">${embedJson({ data, rendered })}</script>`,
    `<script type="application/json" id="boot">${embedJson(boot)}</script>`,
    `<script>${BOOT_SCRIPT}</script>`,
    '</body></html>',
  ].join('\n');
}
