import { LANGUAGE_CODES } from '@patas/shared/i18n/languages';
import type { Service } from '@patas/shared/service/schema';
import type { Sitter } from '@patas/shared/sitter/schema';
import type { Services } from '../directory/project.ts';

/** A complete sitter for unit tests. */
export const sitterRecord = (fields: Partial<Sitter> = {}): Sitter => ({
  userId: 'account-1',
  name: 'Ana Sousa',
  location: 'obidos',
  phone: '+351 910 000 000',
  email: 'ana@example.pt',
  description: 'Gosto de cães grandes e de gatos pequenos.',
  pricePerDayCents: 3500,
  experienceYears: '3-5',
  responseTime: '1 hour',
  verified: true,
  available: true,
  listed: true,
  services: { walk: { customPriceCents: null, available: true } },
  photoPath: null,
  photo: null,
  averageRating: null,
  reviewCount: 0,
  emergencyContact: 'Rui, +351 910 000 001',
  hasInsurance: false,
  createdAt: new Date('2026-03-01T23:30:00Z'),
  updatedAt: new Date('2026-03-02T10:00:00Z'),
  ...fields,
});

const inAllLanguages = (text: string) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `${text} (${code})`])) as Service['name'];

/** Services by id, each with what matters to a test. */
export const services = (fields: Record<string, Partial<Service>>): Services =>
  new Map(
    Object.entries(fields).map(([id, some], index) => [
      id,
      {
        name: inAllLanguages(id),
        description: inAllLanguages(id),
        serviceType: 'pet',
        basePriceCents: 1000,
        durationHours: 1,
        active: true,
        order: index,
        ...some,
      },
    ]),
  );
