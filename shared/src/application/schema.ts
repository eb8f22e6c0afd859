import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { EXPERIENCE_YEARS, PRICE_PER_DAY } from '../sitter/schema.ts';
import { cents, email, id, phone, text } from '../text/schema.ts';
import { LOCATIONS } from '../town.ts';

export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What the three steps of /become-sitter ask for, step by step (spec §2, §5). */
export const applicationSteps = {
  personal: z.object({
    firstName: text(1, 60),
    lastName: text(1, 60),
    email: email(),
    phone: phone(),
    location: z.enum(LOCATIONS),
    experienceYears: z.enum(EXPERIENCE_YEARS),
  }),
  services: z.object({
    servicesOffered: z.array(id()).check(z.minLength(1), z.maxLength(50)),
    pricePerDayCents: cents().check(z.gte(PRICE_PER_DAY.min), z.lte(PRICE_PER_DAY.max)),
    description: text(1, 2000),
  }),
  details: z.object({
    emergencyContact: text(0, 200),
    hasInsurance: z.boolean(),
    agreedToTerms: z.literal(true),
    /** `sitter-photos/applicants/{uuid}.{ext}`; the photo is welcome, not required. */
    photoPath: z.nullable(z.string().check(z.regex(/^sitter-photos\/applicants\/[0-9a-f-]{36}\.(jpg|jpeg|png|webp)$/))),
  }),
} as const;

/** The whole form, as sent. */
export const applicationFormSchema = z.object({
  ...applicationSteps.personal.shape,
  ...applicationSteps.services.shape,
  ...applicationSteps.details.shape,
});
export type ApplicationForm = z.output<typeof applicationFormSchema>;

/** `applicants/{id}`. */
export const applicantSchema = z.object({
  ...z.omit(applicationFormSchema, { agreedToTerms: true }).shape,
  userId: z.nullable(id()),
  locale: z.enum(LANGUAGE_CODES),
  photo: z.nullable(z.string()),
  status: z.enum(APPLICATION_STATUSES),
  sitterId: z.nullable(id()),
  agreedToTermsAt: z.date(),
  createdAt: z.date(),
  decidedAt: z.nullable(z.date()),
  decidedBy: z.nullable(id()),
  /** An approval that has begun: it takes several steps, and whoever began it may complete it. */
  approval: z.optional(z.object({ by: id(), at: z.date() })),
  rejectionReason: z.nullable(z.string()),
});
export type Applicant = z.output<typeof applicantSchema>;
