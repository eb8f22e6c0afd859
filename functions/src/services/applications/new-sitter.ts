import type { Applicant } from '@patas/shared/application/schema';
import { isDaily } from '@patas/shared/booking/pricing';
import type { Service } from '@patas/shared/service/schema';
import type { Sitter, SitterService } from '@patas/shared/sitter/schema';

export const applicantName = ({ firstName, lastName }: Pick<Applicant, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** The services an applicant offers, as far as they still exist; the price per day they asked for is their price of daily ones. */
export function offeredServices(
  { servicesOffered, pricePerDayCents }: Pick<Applicant, 'servicesOffered' | 'pricePerDayCents'>,
  services: ReadonlyMap<string, Service>,
): Record<string, SitterService> {
  return Object.fromEntries(
    servicesOffered.flatMap((id) => {
      const service = services.get(id);
      const customPriceCents = service && isDaily(service.durationHours) ? pricePerDayCents : null;
      return service ? [[id, { customPriceCents, available: true }]] : [];
    }),
  );
}

/** What an approved application says about its sitter; the record of one who was a sitter before is brought up to date with it. */
export function sitterFrom(
  applicant: Applicant,
  services: ReadonlyMap<string, Service>,
  photoPath: string | null,
  userId: string,
  now: Date,
) {
  const { location, phone, email, description, pricePerDayCents, experienceYears, emergencyContact, hasInsurance } =
    applicant;
  return {
    userId,
    name: applicantName(applicant),
    location,
    phone,
    email,
    description,
    pricePerDayCents,
    experienceYears,
    emergencyContact,
    hasInsurance,
    verified: true,
    available: true,
    listed: true,
    services: offeredServices(applicant, services),
    ...(photoPath ? { photoPath } : {}),
    updatedAt: now,
  } satisfies Partial<Sitter>;
}

/** What a new sitter starts with. The slowest response time promises nothing that is not known yet. */
export const freshSitter = (now: Date) =>
  ({
    responseTime: '1 day',
    photoPath: null,
    photo: null,
    averageRating: null,
    reviewCount: 0,
    createdAt: now,
  }) satisfies Partial<Sitter>;
