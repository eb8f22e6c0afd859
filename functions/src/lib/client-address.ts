import { isIP } from 'node:net';

/** The part of an HTTP request that tells where it came from. */
export interface Addressed {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket?: { readonly remoteAddress?: string | undefined };
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Many addresses belong to one household in IPv6: the first 64 bits name it. */
function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/**
 * Who is calling, for rate limits: the last entry of `X-Forwarded-For`, the one Google's front end added itself (entries
 * before it are whatever the client wrote). null for loopback: nobody on the internet comes from there.
 */
export function clientAddress({ headers, socket }: Addressed): string | null {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  const address = forwarded && isIP(forwarded) ? forwarded : (socket?.remoteAddress ?? '');
  return !address || LOOPBACK.test(address) ? null : network(address);
}
