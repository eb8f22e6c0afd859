import './env.ts';
import type { Booking } from '@patas/shared/booking/schema';
import type { CallInput, CallOutput } from '@patas/shared/calls/call';
import { requestBooking } from '@patas/shared/calls/request-booking';
import { transitionBooking } from '@patas/shared/calls/transition-booking';
import { documents } from '../../../functions/src/lib/documents.ts';
import { type RefusedCall, refused, succeed } from './call.ts';
import { newPerson, type Person } from './people.ts';
import { newService, newSitter, offered, requestFor, stay, type TestSitter } from './world.ts';

type Input = CallInput<typeof transitionBooking>;

/** Moves a booking as that person. */
export const move = (
  bookingId: string,
  person: Person,
  event: Input['event'],
  fields: Partial<Input> = {},
): Promise<CallOutput<typeof transitionBooking>> => succeed(transitionBooking, { bookingId, event, ...fields }, person);

/** The refusal of such a move. */
export const moveRefused = (
  bookingId: string,
  person: Person | undefined,
  event: Input['event'],
  fields: Partial<Input> = {},
): Promise<RefusedCall> => refused(transitionBooking, { bookingId, event, ...fields }, person);

export interface Story {
  bookingId: string;
  service: Awaited<ReturnType<typeof newService>>;
  sitter: TestSitter;
  customer: Person;
}

/** A pending request: with a named sitter, or with one who could be assigned. */
export async function newStory({ named = true, dates = stay(20) } = {}): Promise<Story> {
  const service = await newService();
  const [sitter, customer] = await Promise.all([newSitter({ [service.id]: offered }), newPerson()]);
  const request = requestFor(service, named ? sitter.id : null, dates);
  const { bookingId } = await succeed(requestBooking, request, customer);
  return { bookingId, service, sitter, customer };
}

/** Puts a booking where only payments or the calendar would bring it. */
export async function force(bookingId: string, fields: Partial<Booking>): Promise<void> {
  await documents.booking(bookingId).update(fields);
}
