/** Scheme and host that canonical, hreflang and sitemap addresses carry in pages made at build. `SITE_ORIGIN` of the build changes it. */
export const SITE_ORIGIN: string = import.meta.env.VITE_SITE_ORIGIN ?? 'https://patasdaprata.example';

export const SITE_NAME = 'Patas da Prata';

/** The claim of spec §1, shown until real figures replace it (design §13). */
export const CLAIMED_RATING = { average: 4.9, outOf: 5, families: 500 } as const;
