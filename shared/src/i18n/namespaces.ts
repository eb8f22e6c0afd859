/** Catalogue namespaces: one file each in every language folder. A screen loads the ones it names. */
export const NAMESPACES = [
  'common',
  'domain',
  'errors',
  'landing',
  'auth',
  'search',
  'sitter',
  'application',
  'booking',
  'dashboard',
  'admin',
  'mail',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
