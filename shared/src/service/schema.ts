import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { cents, id, text } from '../text/schema.ts';

/** What is looked after (spec §3). */
export const SERVICE_TYPES = ['pet', 'house', 'combined'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const needsPets = (type: ServiceType): boolean => type !== 'house';
export const needsHouse = (type: ServiceType): boolean => type !== 'pet';

/** A text in every language. */
export const localized = (max: number) => z.record(z.enum(LANGUAGE_CODES), text(1, max));

/** `services/{id}`. */
export const serviceSchema = z.object({
  name: localized(80),
  description: localized(400),
  serviceType: z.enum(SERVICE_TYPES),
  basePriceCents: cents(),
  /** Hours of one charged unit; 24 means daily. */
  durationHours: z.int().check(z.gte(1), z.lte(24)),
  active: z.boolean(),
  order: z.int(),
});
export type Service = z.output<typeof serviceSchema>;
export const serviceId = id;
