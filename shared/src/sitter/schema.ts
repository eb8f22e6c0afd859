import * as z from 'zod/mini';
import { SERVICE_TYPES } from '../service/schema.ts';
import { cents, email, id, phone, text } from '../text/schema.ts';
import { LOCATIONS } from '../town.ts';
import { EXPERIENCE_YEARS, RESPONSE_TIMES } from './choices.ts';

export * from './choices.ts';

/** One entry of a sitter's `services` map (spec: sitter_services). */
export const sitterServiceSchema = z.object({ customPriceCents: z.nullable(cents()), available: z.boolean() });
export type SitterService = z.output<typeof sitterServiceSchema>;

/** A picture set made by the image trigger: `{base}/96.webp`, `/320.webp`, `/960.webp`; null until there is one. */
export const photo = z.nullable(z.string().check(z.maxLength(512)));

/** `sitters/{id}`: the full record (spec §3), for the sitter and admins only. */
export const sitterSchema = z.object({
  userId: z.nullable(id()),
  name: text(1, 120),
  location: z.enum(LOCATIONS),
  phone: phone(),
  email: email(),
  description: text(0, 2000),
  pricePerDayCents: cents(),
  experienceYears: z.enum(EXPERIENCE_YEARS),
  responseTime: z.enum(RESPONSE_TIMES),
  /** Identity and references checked by an admin. */
  verified: z.boolean(),
  /** Taking bookings: Active and Inactive in the back office. */
  available: z.boolean(),
  /** Shown to visitors while verified. */
  listed: z.boolean(),
  services: z.record(id(), sitterServiceSchema),
  /** Storage path of the original photo; the trigger writes `photo`. */
  photoPath: z.nullable(z.string().check(z.maxLength(512))),
  photo,
  averageRating: z.nullable(z.number().check(z.gte(1), z.lte(5))),
  reviewCount: z.int().check(z.gte(0)),
  emergencyContact: text(0, 200),
  hasInsurance: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Sitter = z.output<typeof sitterSchema>;

/** `publicSitters/{id}` (spec: sitter_public and list_public_sitters): exists only while verified and listed. */
export const publicSitterSchema = z.object({
  name: text(1, 120),
  location: z.enum(LOCATIONS),
  description: text(0, 2000),
  pricePerDayCents: cents(),
  experienceYears: z.enum(EXPERIENCE_YEARS),
  responseTime: z.enum(RESPONSE_TIMES),
  available: z.boolean(),
  serviceTypes: z.array(z.enum(SERVICE_TYPES)),
  /** Available services only: what one unit costs with this sitter, cents. */
  services: z.record(id(), cents()),
  photo,
  averageRating: z.nullable(z.number()),
  reviewCount: z.int(),
  hasInsurance: z.boolean(),
  createdAt: z.date(),
});
export type PublicSitter = z.output<typeof publicSitterSchema>;

/** `sitterContacts/{id}`: for people who are signed in (spec §6). */
export const sitterContactSchema = z.object({ email: email(), phone: phone() });
export type SitterContact = z.output<typeof sitterContactSchema>;

/** Who is shown to visitors at all. */
export const isPublic = (sitter: Pick<Sitter, 'verified' | 'listed'>): boolean => sitter.verified && sitter.listed;
/** Who may be asked for a booking. */
export const isBookable = (sitter: Pick<Sitter, 'verified' | 'available'>): boolean =>
  sitter.verified && sitter.available;
