/**
 * What caches may do with an answer that changes now and then: browsers ask again every time (and mostly get 304), Hosting's
 * cache keeps it for half a minute and shows it for another while it fetches the next one.
 */
export const SHARED_BRIEFLY = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

/** Pictures: a new one has a new address. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

export const NEVER = 'no-store';
