import { paths } from '../../config/paths.ts';
import { splitAddress } from '../../lib/i18n/address.ts';

const HERE = 'https://here.invalid';

/**
 * Where to go after signing in, from the address's `next`: a path of this site without its language, or null for anything
 * else (other sites above all, in every spelling a browser takes for one) and for /auth itself.
 */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return null;
  const url = new URL(next, HERE);
  if (url.origin !== HERE) return null;
  const { path } = splitAddress(url.pathname);
  if (path.startsWith('//') || path === paths.auth.path) return null;
  return path + url.search + url.hash;
}
