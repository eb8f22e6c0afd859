import { type ComponentType, createElement, use } from 'react';

export interface PageModule {
  default: ComponentType;
}

/** A page whose chunk loads when it is first shown, or before by `preload`; once loaded it renders without suspending. */
export interface LazyPage {
  preload: () => Promise<void>;
  loaded: () => ComponentType | null;
}

export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let page: ComponentType | null = null;
  let loading: Promise<void> | null = null;
  const forget = () => {
    loading = null;
  };
  const preload = () => {
    loading ??= load().then(
      (module) => {
        page = module.default;
      },
      (error: unknown) => {
        // Kept for the screen that waits: a new promise at every render would never fail. A new connection is worth a new try.
        globalThis.addEventListener?.('online', forget, { once: true });
        throw error;
      },
    );
    return loading;
  };
  return { preload, loaded: () => page };
}

export function PageView({ page }: { page: LazyPage }) {
  if (!page.loaded()) use(page.preload());
  const component = page.loaded();
  return component && createElement(component);
}
