import { type ComponentType, createElement, type ReactNode, use } from 'react';

export interface PageModule {
  default: ComponentType;
}

/** A page whose chunk loads when it is first shown, or before by `preload`; once loaded it renders without suspending. */
export interface LazyPage {
  preload: () => Promise<void>;
  element: ReactNode;
}

export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let page: ComponentType | null = null;
  let loading: Promise<void> | null = null;
  const preload = () => {
    loading ??= load().then(
      (loaded) => {
        page = loaded.default;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  function Page() {
    if (!page) use(preload());
    return page && createElement(page);
  }
  return { preload, element: <Page /> };
}
