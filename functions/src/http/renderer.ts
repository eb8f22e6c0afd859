import type { RenderPage } from '@patas/shared/page/page';

/** What `storefront/dist-server/render.js` exports; the build puts it beside this bundle. */
interface Renderer {
  renderPage: RenderPage;
  /** The sitemap of the pages that are made at build. */
  renderSitemap: (origin: string) => string;
}

let loading: Promise<Renderer> | null = null;

/** The storefront's renderer: loaded by the first page an instance serves, so that no other function pays for it. */
export function renderer(): Promise<Renderer> {
  loading ??= import(new URL('./pages/render.js', import.meta.url).href).catch((error: unknown) => {
    loading = null;
    throw error;
  }) as Promise<Renderer>;
  return loading;
}
