import type { Town } from '@patas/shared/town';

/** Where people come from when they are asked to sign in: the way back, in the address of /auth. */
type AuthOptions = { mode?: 'signup'; reset?: true; next?: string };

const query = (values: Record<string, string | undefined>): string => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

/**
 * Every address of the site, once: `path` is the router's pattern, `getHref` makes a link. Without the language: the
 * router adds the prefix that the current address has.
 */
export const paths = {
  home: { path: '/', getHref: () => '/' },
  auth: {
    path: '/auth',
    getHref: ({ mode, reset, next }: AuthOptions = {}) =>
      `/auth${query({ mode, reset: reset ? 'true' : undefined, next })}`,
  },
  dashboard: { path: '/dashboard', getHref: () => '/dashboard' },
  sitterDashboard: { path: '/sitter-dashboard', getHref: () => '/sitter-dashboard' },
  search: { path: '/search', getHref: ({ town }: { town?: Town } = {}) => `/search${query({ town })}` },
  sitter: { path: '/sitter/:id', getHref: (id: string) => `/sitter/${encodeURIComponent(id)}` },
  bookNow: { path: '/book-now', getHref: ({ sitter }: { sitter?: string } = {}) => `/book-now${query({ sitter })}` },
  booking: { path: '/booking/:id', getHref: (id: string) => `/booking/${encodeURIComponent(id)}` },
  becomeSitter: { path: '/become-sitter', getHref: () => '/become-sitter' },
  location: { path: '/location/:town', getHref: (town: Town) => `/location/${town}` },
  admin: { path: '/admin', getHref: () => '/admin' },
  adminPayments: { path: '/admin-payments', getHref: () => '/admin-payments' },
} as const;
