import { randomUUID } from 'node:crypto';
import type { CallInput } from '@patas/shared/calls/call';
import { requestBooking } from '@patas/shared/calls/request-booking';
import type { Sitter } from '@patas/shared/sitter/schema';
import { documents } from '../../../functions/src/lib/documents.ts';
import { succeed } from '../../functions/lib/call.ts';
import { newPerson, PASSWORD, type Person } from '../../functions/lib/people.ts';
import { newSitter, offered, requestFor, stay } from '../../functions/lib/world.ts';

/** The password of everybody made here. */
export { PASSWORD };

/** Somebody with an account, by a name nobody else has. */
export interface Named extends Person {
  name: string;
}

/** A name that only one person has, so that a screen full of others doesn't matter. */
const unique = (name: string): string => `${name} ${randomUUID().slice(0, 6)}`;

/** A customer whose address is confirmed. */
export async function newOwner(name = 'Olga Owner'): Promise<Named> {
  const called = unique(name);
  return { ...(await newPerson({ name: called })), name: called };
}

/** A service of the demo data. */
export async function demoService(id: string) {
  const service = (await documents.service(id).get()).data();
  if (!service) throw new Error(`The demo data has no service ${id}`);
  return { ...service, id };
}

/** A sitter of the demo data, contact details included. */
export async function demoSitter(id: string): Promise<Sitter> {
  const sitter = (await documents.sitter(id).get()).data();
  if (!sitter) throw new Error(`The demo data has no sitter ${id}`);
  return sitter;
}

export interface Neighbour {
  /** The sitter's id; `person` is their account. */
  id: string;
  name: string;
  person: Person;
}

/** A sitter in Óbidos who walks dogs and lives in houses. */
export async function newNeighbour(name = 'Sara Sitter', fields: Partial<Sitter> = {}): Promise<Neighbour> {
  const called = unique(name);
  const services = { 'dog-walk': offered, 'pets-and-house': offered };
  return { ...(await newSitter(services, { name: called, ...fields })), name: called };
}

type Request = CallInput<typeof requestBooking>;

/** A request of the owner's for a walk, as /book-now sends it; null asks for whoever is free. Answers the booking's id. */
export async function newRequest(
  owner: Person,
  sitter: Neighbour | null,
  dates = stay(20),
  details: Partial<Request['details']> = {},
): Promise<string> {
  const request = requestFor(await demoService('pets-and-house'), sitter?.id ?? null, dates, { details });
  return (await succeed(requestBooking, request, owner)).bookingId;
}
