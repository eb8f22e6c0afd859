import { PRICE_PER_DAY, sitterSchema } from '@patas/shared/sitter/schema';
import * as z from 'zod/mini';

/** What an admin may change of a sitter (firestore.rules asks for the same). */
export const sitterFormSchema = z.object({
  ...z.pick(sitterSchema, {
    name: true,
    location: true,
    phone: true,
    email: true,
    description: true,
    experienceYears: true,
    responseTime: true,
    verified: true,
    available: true,
    listed: true,
    services: true,
    photoPath: true,
    emergencyContact: true,
    hasInsurance: true,
  }).shape,
  pricePerDayCents: sitterSchema.shape.pricePerDayCents.check(z.gte(PRICE_PER_DAY.min), z.lte(PRICE_PER_DAY.max)),
});
export type SitterForm = z.output<typeof sitterFormSchema>;

interface Offer {
  customPriceCents?: number | null;
  available?: boolean | null;
}

/** A cleared text is null in the form. Services that are neither offered nor priced are not kept. */
function typed(values: Record<string, unknown>): Record<string, unknown> {
  const services = Object.entries((values.services ?? {}) as Record<string, Offer | null>)
    .map(
      ([id, offer]) =>
        [id, { customPriceCents: offer?.customPriceCents ?? null, available: offer?.available ?? false }] as const,
    )
    .filter(([, { customPriceCents, available }]) => available || customPriceCents !== null);
  return {
    ...values,
    description: values.description ?? '',
    emergencyContact: values.emergencyContact ?? '',
    photoPath: values.photoPath ?? null,
    services: Object.fromEntries(services),
  };
}

type Errors = { [field: string]: string | Errors };

/** Where the message of an issue stands in the form: at the field, or at the price of the service it concerns. */
function errorAt(path: readonly PropertyKey[]): Errors {
  const [field, serviceId] = path.map(String);
  if (!field) return {};
  if (field !== 'services' || !serviceId) return { [field]: `admin.invalid.${field}` };
  return { services: { [serviceId]: { customPriceCents: 'admin.invalid.customPrice' } } };
}

/** What is wrong with the form, by field, as translation keys; {} when all is well. */
export function sitterFormErrors(values: Record<string, unknown>): Errors {
  const found = (z.safeParse(sitterFormSchema, typed(values)).error?.issues ?? []).map(({ path }) => errorAt(path));
  const services = Object.assign({}, ...found.map((error) => error.services));
  return { ...Object.assign({}, ...found), ...(Object.keys(services).length > 0 ? { services } : {}) };
}

/** The form as it is stored: texts cleaned, the e-mail in lower case. For a form without {@link sitterFormErrors}. */
export const sitterFormData = (values: Record<string, unknown>): SitterForm => z.parse(sitterFormSchema, typed(values));

/** A sitter somebody adds by hand: not yet checked, not yet shown. */
export const NEW_SITTER = {
  userId: null,
  photo: null,
  photoPath: null,
  averageRating: null,
  reviewCount: 0,
  verified: false,
  available: true,
  listed: false,
  hasInsurance: false,
  pricePerDayCents: PRICE_PER_DAY.placeholder,
  responseTime: '1 hour',
  description: '',
  emergencyContact: '',
  services: {},
} as const;
