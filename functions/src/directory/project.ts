import { unitPriceCents } from '@patas/shared/booking/pricing';
import type { Interval } from '@patas/shared/booking/schedule';
import { encodeBusy } from '@patas/shared/directory/busy';
import { BIO_LENGTH, type DirectoryCard } from '@patas/shared/directory/card';
import { SERVICE_TYPES, type Service } from '@patas/shared/service/schema';
import type { PublicSitter, Sitter, SitterContact } from '@patas/shared/sitter/schema';
import { DAY_MS, type Day, dayOf } from '@patas/shared/time/lisbon';

/** Services by id. */
export type Services = ReadonlyMap<string, Service>;

/** `publicSitters/{id}`: what a visitor may see. Services that are switched off, by the sitter or by an admin, are left out. */
export function publicSitterOf(sitter: Sitter, services: Services): PublicSitter {
  const offered = Object.entries(sitter.services)
    .flatMap(([id, { available, customPriceCents }]) => {
      const service = services.get(id);
      return available && service?.active ? [{ id, service, customPriceCents }] : [];
    })
    .sort((a, b) => a.service.order - b.service.order || (a.id < b.id ? -1 : 1));
  const types = new Set(offered.map(({ service }) => service.serviceType));
  return {
    name: sitter.name,
    location: sitter.location,
    description: sitter.description,
    pricePerDayCents: sitter.pricePerDayCents,
    experienceYears: sitter.experienceYears,
    responseTime: sitter.responseTime,
    available: sitter.available,
    serviceTypes: SERVICE_TYPES.filter((type) => types.has(type)),
    services: Object.fromEntries(
      offered.map(({ id, service, customPriceCents }) => [
        id,
        unitPriceCents(service.basePriceCents, customPriceCents),
      ]),
    ),
    photo: sitter.photo,
    averageRating: sitter.averageRating,
    reviewCount: sitter.reviewCount,
    hasInsurance: sitter.hasInsurance,
    createdAt: sitter.createdAt,
  };
}

/** `sitterContacts/{id}`. */
export const contactOf = ({ email, phone }: Sitter): SitterContact => ({ email, phone });

/** The directory card of a public sitter; `from` is the first night of the page it will stand on. */
export function cardOf(id: string, sitter: PublicSitter, busy: readonly Interval[], from: Day): DirectoryCard {
  return {
    id,
    name: sitter.name,
    location: sitter.location,
    photo: sitter.photo,
    bio: [...sitter.description].slice(0, BIO_LENGTH).join(''),
    rating: sitter.averageRating,
    reviews: sitter.reviewCount,
    pricePerDayCents: sitter.pricePerDayCents,
    services: sitter.services,
    types: sitter.serviceTypes,
    experience: sitter.experienceYears,
    responseTime: sitter.responseTime,
    available: sitter.available,
    joined: Math.floor(Date.parse(`${dayOf(sitter.createdAt)}T00:00:00Z`) / DAY_MS),
    busy: encodeBusy(busy, from),
  };
}
