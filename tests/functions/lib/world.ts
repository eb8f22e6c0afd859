import './env.ts';
import { randomUUID } from 'node:crypto';
import { priceOf, unitPriceCents } from '@patas/shared/booking/pricing';
import type { CallInput } from '@patas/shared/calls/call';
import type { requestBooking } from '@patas/shared/calls/request-booking';
import { LANGUAGE_CODES } from '@patas/shared/i18n/languages';
import type { Service } from '@patas/shared/service/schema';
import type { Sitter, SitterService } from '@patas/shared/sitter/schema';
import { addDays, dayOf, startOfDay } from '@patas/shared/time/lisbon';
import { documents } from '../../../functions/src/lib/documents.ts';
import { newPerson, type Person } from './people.ts';

const short = () => randomUUID().slice(0, 8);
const everywhere = (text: string) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `${text} ${code}`])) as Service['name'];

/** A service of its own for a test. */
export async function newService(fields: Partial<Service> = {}): Promise<Service & { id: string }> {
  const service: Service = {
    name: everywhere('Pet sitting'),
    description: everywhere('At home'),
    serviceType: 'pet',
    basePriceCents: 3500,
    durationHours: 24,
    active: true,
    order: 1,
    ...fields,
  };
  const id = `service-${short()}`;
  await documents.service(id).set(service);
  return { id, ...service };
}

export interface TestSitter {
  id: string;
  person: Person;
}

/** A sitter with an account, offering these services. */
export async function newSitter(
  services: Record<string, SitterService>,
  fields: Partial<Sitter> = {},
): Promise<TestSitter> {
  const id = `sitter-${short()}`;
  const person = await newPerson({ name: 'Rui Sitter', locale: 'pt', sitterId: id });
  const now = new Date();
  await documents.sitter(id).set({
    userId: person.uid,
    name: 'Rui Sitter',
    location: 'obidos',
    phone: '+351 920 000 002',
    email: person.email,
    description: '',
    pricePerDayCents: 3500,
    experienceYears: '3-5',
    responseTime: '1 hour',
    verified: true,
    available: true,
    listed: true,
    services,
    photoPath: null,
    photo: null,
    averageRating: null,
    reviewCount: 0,
    emergencyContact: '',
    hasInsurance: true,
    createdAt: now,
    updatedAt: now,
    ...fields,
  });
  return { id, person };
}

/** Offered at the base price. */
export const offered: SitterService = { customPriceCents: null, available: true };

/** Days ahead in Lisbon as instants: `stay(10, 2)` begins in ten days and lasts two. */
export function stay(inDays: number, days = 2): { start: Date; end: Date } {
  const first = addDays(dayOf(new Date()), inDays);
  return { start: startOfDay(first), end: startOfDay(addDays(first, days)) };
}

type Request = CallInput<typeof requestBooking>;

/** A request as /book-now sends it, for the right price. */
export function requestFor(
  service: Service & { id: string },
  sitterId: string | null,
  { start, end } = stay(10),
  fields: Partial<Omit<Request, 'details'>> & { details?: Partial<Request['details']>; customPriceCents?: number } = {},
): Request {
  const { details, customPriceCents, ...rest } = fields;
  const unit = unitPriceCents(service.basePriceCents, customPriceCents);
  return {
    requestId: randomUUID(),
    serviceId: service.id,
    sitterId,
    start: start.toISOString(),
    end: end.toISOString(),
    amountCents: priceOf({ start, end, durationHours: service.durationHours, unitPriceCents: unit }).amountCents,
    details: {
      location: 'obidos',
      addressText: 'Rua Direita 1, Óbidos',
      contactPhone: '+351 910 000 001',
      contactTime: 'morning',
      pets: [{ name: 'Bolota', breed: 'Podengo', age: '3', specialNeeds: '' }],
      houseDetails: 'The key is with the neighbour.',
      specialInstructions: 'Two walks a day.',
      ...details,
    },
    ...rest,
  };
}
