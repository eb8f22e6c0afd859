/** Where sitters live and bookings take place (spec §9). The first four have a page of their own. */
export const TOWNS = ['obidos', 'caldas', 'bombarral', 'peniche'] as const;
export const LOCATIONS = [...TOWNS, 'other'] as const;
export type Town = (typeof TOWNS)[number];
export type Location = (typeof LOCATIONS)[number];
export const isTown = (value: string): value is Town => (TOWNS as readonly string[]).includes(value);
