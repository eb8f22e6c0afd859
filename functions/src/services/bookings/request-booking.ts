import { decide } from '@patas/shared/booking/machine';
import { checkInterval, isFree } from '@patas/shared/booking/schedule';
import type { Booking } from '@patas/shared/booking/schema';
import type { CallOutput, CallParsed } from '@patas/shared/calls/call';
import type { requestBooking as call } from '@patas/shared/calls/request-booking';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../lib/app.ts';
import type { Caller } from '../../lib/caller.ts';
import { documents } from '../../lib/documents.ts';
import { Refusal, refuseIf } from '../../lib/refusal.ts';
import { stableId } from '../../lib/stable-id.ts';
import { rateLimited } from '../rate-limit.ts';
import { applyTransition } from './apply.ts';
import { bookable } from './bookable.ts';
import type { Change } from './change.ts';
import { newAccess, newBooking } from './new-booking.ts';
import { noticesOf } from './notices.ts';
import { type People, peopleCache, toldOf } from './people.ts';
import { bookableService, quote } from './quote.ts';
import { readSitter } from './read-change.ts';
import { checkLimits, readOpenRequests } from './request-limits.ts';
import { saveChange } from './save-change.ts';

type Input = CallParsed<typeof call>;
type Output = CallOutput<typeof call>;

const answer = (bookingId: string, { reference, amountCents, status }: Booking): Output => ({
  bookingId,
  reference,
  amountCents,
  status,
});

/** Tells most of a crowd at once that the dates are gone, before any of them takes a lock. The transaction has the last word. */
async function refuseIfTaken({ sitterId, start, end }: Input, bookingId: string): Promise<void> {
  if (sitterId === null) return;
  const calendar = (await documents.calendar(sitterId).get()).data();
  refuseIf(!isFree(calendar?.ranges ?? [], { start, end }, [bookingId]) && 'sitter-busy');
}

/** Reads and checks all a request depends on, and returns the change that makes the booking. */
async function prepare(tx: Transaction, id: string, input: Input, caller: Caller, people: People, now: Date) {
  const { serviceId, sitterId, start, end, amountCents, details } = input;
  const sitter = sitterId === null ? null : await readSitter(tx, sitterId);
  if (sitter) {
    bookable(sitter.record, serviceId, caller.uid);
    refuseIf(!isFree(sitter.busy, { start, end }) && 'sitter-busy');
  }
  const service = bookableService((await tx.get(documents.service(serviceId))).data(), details);
  const price = quote(service, serviceId, sitter?.record ?? null, input, amountCents);
  checkLimits(await readOpenRequests(tx, caller.uid), input);
  const customer = await people.customer(caller.uid);
  const wanted = { id, input, customerId: caller.uid, customer, sitter, service, price, now };
  const calendarsRead = new Map(sitter ? [[sitter.id, sitter.busy]] : []);
  const change: Change = {
    id,
    now,
    cause: { event: 'request', actor: 'customer', actorId: caller.uid, reason: null, amountCents: null },
    before: null,
    access: newAccess(wanted),
    former: null,
    sitter,
    calendarsRead,
    booking: newBooking(wanted),
    calendars: new Map(calendarsRead),
    contacts: undefined,
    money: [],
  };
  return change;
}

/**
 * {@link call}: a new booking request. The same requestId of the same customer is the same booking. The customer's count of
 * requests is read and written in the transaction, so requests of one customer queue up and the limits on open ones hold
 * however many are sent at once.
 */
export async function requestBooking(input: Input, caller: Caller, now = new Date()): Promise<Output> {
  const id = stableId('booking', caller.uid, input.requestId);
  const ref = documents.booking(id);
  const made = (await ref.get()).data();
  if (made) return answer(id, made);
  refuseIf(checkInterval(input, now));
  await refuseIfTaken(input, id);
  const people = peopleCache();
  await people.customer(caller.uid);
  return db().runTransaction(async (tx) => {
    const repeated = (await tx.get(ref)).data();
    if (repeated) return answer(id, repeated);
    const spend = await rateLimited(tx, 'bookingRequest', caller.uid, now);
    const change = await prepare(tx, id, input, caller, people, now);
    const unborn = { ...change.booking, status: null };
    const decision = decide(unborn, { event: 'request', actor: 'customer', now });
    if (!decision.ok) throw new Refusal(decision.code);
    applyTransition(change, decision.transition);
    const told = await toldOf(change, noticesOf(decision.transition), people);
    spend();
    saveChange(tx, change, told);
    return answer(id, change.booking);
  });
}
