import { beforeAll, describe, expect, test } from 'vitest';
import { documents } from '../../functions/src/lib/documents.ts';
import { force, move, moveRefused, newStory } from './lib/bookings.ts';
import { auditOf, mailsTo, notificationsOf, rangesOf, traceOf } from './lib/look.ts';
import { newPerson, type Person } from './lib/people.ts';
import { newSitter, offered, stay } from './lib/world.ts';

let admin: Person;
beforeAll(async () => {
  admin = await newPerson({ name: 'Ines Admin', admin: true });
});

const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);

describe('a request to a sitter', () => {
  test('is accepted: dates booked, phones shown, customer told', async () => {
    const { bookingId, sitter, customer } = await newStory();
    expect(await move(bookingId, sitter.person, 'accept')).toEqual({ status: 'confirmed' });
    const { booking, contacts, events } = await traceOf(bookingId);
    expect(booking?.acceptedAt).toBeInstanceOf(Date);
    expect(contacts).toEqual({ customerPhone: '+351 910 000 001', sitterPhone: '+351 920 000 002' });
    expect(events.map(({ event, actor, actorId }) => [event, actor, actorId])).toEqual([
      ['request', 'customer', customer.uid],
      ['accept', 'sitter', sitter.person.uid],
    ]);
    expect(await rangesOf(sitter.id)).toMatchObject([{ id: bookingId, kind: 'booked' }]);
    expect(await templatesTo(customer.email)).toEqual(['bookingRequested', 'bookingAccepted']);
    expect((await notificationsOf(customer.uid)).map(({ kind }) => kind)).toContain('bookingAccepted');
  });

  test('is declined: dates freed, reason recorded', async () => {
    const { bookingId, sitter, customer } = await newStory();
    expect(await move(bookingId, sitter.person, 'decline')).toEqual({ status: 'cancelled' });
    const { booking } = await traceOf(bookingId);
    expect(booking).toMatchObject({ cancelledReason: 'Declined by sitter', cancelledBy: 'sitter' });
    expect(await rangesOf(sitter.id)).toEqual([]);
    expect(await templatesTo(customer.email)).toContain('bookingDeclined');
  });

  test('is cancelled by its customer', async () => {
    const { bookingId, sitter, customer } = await newStory();
    await move(bookingId, customer, 'cancel', { reason: 'Plans changed' });
    const { booking } = await traceOf(bookingId);
    expect(booking).toMatchObject({ status: 'cancelled', cancelledBy: 'customer', cancelledReason: 'Plans changed' });
    expect(await rangesOf(sitter.id)).toEqual([]);
    const mail = (await mailsTo(sitter.person.email)).at(-1);
    expect(mail).toMatchObject({ template: 'bookingCancelled', data: { reason: 'Plans changed' } });
  });

  test('is decided once: of accept and decline at the same time one wins', async () => {
    const { bookingId, sitter, customer } = await newStory();
    const results = await Promise.allSettled([
      move(bookingId, sitter.person, 'accept'),
      move(bookingId, customer, 'cancel', { reason: 'x' }),
      move(bookingId, sitter.person, 'decline'),
    ]);
    const { booking, events, contacts } = await traceOf(bookingId);
    const ranges = await rangesOf(sitter.id);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(events.length - 1);
    // Accepted and then called off, or called off at once: in the end no trace of one is left in the other.
    expect(ranges.length).toBe(booking?.status === 'confirmed' ? 1 : 0);
    expect(contacts === undefined).toBe(booking?.status === 'cancelled');
  });
});

describe('a request without sitter', () => {
  test('is assigned, accepted, and its price confirmed', async () => {
    const { bookingId, sitter, customer } = await newStory({ named: false });
    expect(await move(bookingId, admin, 'assign', { sitterId: sitter.id })).toEqual({ status: 'assigned' });
    expect(await rangesOf(sitter.id)).toMatchObject([{ id: bookingId, kind: 'held' }]);
    expect((await traceOf(bookingId)).contacts?.sitterPhone).toBe('+351 920 000 002');
    expect(await move(bookingId, sitter.person, 'accept')).toEqual({ status: 'accepted' });
    expect(await move(bookingId, admin, 'confirmPrice', { amountCents: 6500 })).toEqual({ status: 'confirmed' });
    const { booking, events } = await traceOf(bookingId);
    expect(booking).toMatchObject({ amountCents: 6500, sitterUserId: sitter.person.uid });
    expect(events.at(-1)).toMatchObject({ event: 'confirmPrice', amountCents: 6500, previousAmountCents: 7000 });
    expect(await templatesTo(customer.email)).toEqual([
      'bookingRequested',
      'bookingAssigned',
      'bookingAccepted',
      'priceConfirmed',
    ]);
    expect((await mailsTo(customer.email)).at(-1)?.data.amount).toContain('65.00');
    expect((await auditOf(bookingId)).map(({ action, detail, actorId }) => [action, detail, actorId])).toEqual(
      expect.arrayContaining([
        ['booking', 'assign', admin.uid],
        ['booking', 'confirmPrice', admin.uid],
      ]),
    );
  });

  test('keeps its price when the admin confirms it unchanged', async () => {
    const { bookingId, sitter } = await newStory({ named: false });
    await move(bookingId, admin, 'assign', { sitterId: sitter.id });
    await move(bookingId, sitter.person, 'accept');
    await move(bookingId, admin, 'confirmPrice');
    const { booking, events } = await traceOf(bookingId);
    expect(booking?.amountCents).toBe(7000);
    expect(events.at(-1)).not.toHaveProperty('amountCents');
  });

  test('given to another sitter frees the first one, who is told', async () => {
    const { bookingId, sitter, service } = await newStory({ named: false });
    const next = await newSitter({ [service.id]: offered }, { phone: '+351 930 000 003' });
    await move(bookingId, admin, 'assign', { sitterId: sitter.id });
    await move(bookingId, admin, 'assign', { sitterId: next.id });
    expect(await rangesOf(sitter.id)).toEqual([]);
    expect(await rangesOf(next.id)).toMatchObject([{ id: bookingId }]);
    expect((await traceOf(bookingId)).contacts?.sitterPhone).toBe('+351 930 000 003');
    expect(await templatesTo(sitter.person.email)).toEqual(['newRequest', 'bookingCancelled']);
    expect(await templatesTo(next.person.email)).toEqual(['newRequest']);
    expect((await moveRefused(bookingId, sitter.person, 'accept')).reason).toBe('no-booking-access');
  });

  test('declined by the assigned sitter is pending again, without sitter', async () => {
    const { bookingId, sitter, customer } = await newStory({ named: false });
    await move(bookingId, admin, 'assign', { sitterId: sitter.id });
    expect(await move(bookingId, sitter.person, 'decline')).toEqual({ status: 'pending' });
    const { booking, contacts } = await traceOf(bookingId);
    expect(booking).toMatchObject({ sitterId: null, sitterUserId: null, sitter: null });
    expect(contacts).toBeUndefined();
    expect(await rangesOf(sitter.id)).toEqual([]);
    expect((await notificationsOf(customer.uid)).at(-1)?.kind).toBe('sitterWithdrew');
  });

  test('is assigned only to a sitter who can take it', async () => {
    const { bookingId, service, customer } = await newStory({ named: false });
    const refusal = async (sitterId?: string) =>
      (await moveRefused(bookingId, admin, 'assign', sitterId ? { sitterId } : {})).reason;
    const services = { [service.id]: offered };
    expect(await refusal()).toBe('sitter-required');
    expect(await refusal('no-such-sitter')).toBe('sitter-not-found');
    expect(await refusal((await newSitter(services, { verified: false })).id)).toBe('sitter-not-found');
    expect(await refusal((await newSitter(services, { available: false })).id)).toBe('sitter-unavailable');
    expect(await refusal((await newSitter({})).id)).toBe('service-not-offered');
    expect(await refusal((await newSitter(services, { userId: customer.uid })).id)).toBe('own-sitter');
    const busy = await newSitter(services);
    await documents.calendar(busy.id).set({
      ranges: [{ id: 'holiday', kind: 'blocked', ...stay(19, 5) }],
      updatedAt: new Date(),
    });
    expect(await refusal(busy.id)).toBe('sitter-busy');
    expect((await traceOf(bookingId)).booking?.status).toBe('pending');
  });
});

describe('who may do what', () => {
  test('strangers learn nothing and do nothing', async () => {
    const { bookingId } = await newStory();
    const stranger = await newPerson();
    const otherSitter = await newSitter({});
    for (const person of [stranger, otherSitter.person])
      for (const event of ['accept', 'decline', 'cancel', 'assign', 'confirmPrice'] as const)
        expect(await moveRefused(bookingId, person, event, { reason: 'x', sitterId: otherSitter.id })).toMatchObject({
          status: 'PERMISSION_DENIED',
          reason: 'no-booking-access',
        });
    expect((await moveRefused('NOSUCHBOOKING', stranger, 'cancel')).reason).toBe('booking-not-found');
    expect((await moveRefused(bookingId, undefined, 'cancel')).reason).toBe('sign-in-required');
  });

  test('sides do only what is theirs', async () => {
    const { bookingId, sitter, customer } = await newStory();
    expect((await moveRefused(bookingId, customer, 'accept')).reason).toBe('not-allowed');
    expect((await moveRefused(bookingId, customer, 'confirmPrice')).reason).toBe('not-allowed');
    expect((await moveRefused(bookingId, sitter.person, 'cancel')).reason).toBe('not-allowed');
    expect((await moveRefused(bookingId, sitter.person, 'assign', { sitterId: sitter.id })).reason).toBe('not-allowed');
    expect((await moveRefused(bookingId, admin, 'accept')).reason).toBe('not-allowed');
  });

  test('a wrong status is refused', async () => {
    const { bookingId, sitter } = await newStory();
    expect((await moveRefused(bookingId, admin, 'confirmPrice')).reason).toBe('booking-wrong-state');
    await move(bookingId, sitter.person, 'accept');
    expect((await moveRefused(bookingId, sitter.person, 'accept')).reason).toBe('booking-wrong-state');
    expect((await moveRefused(bookingId, sitter.person, 'decline')).reason).toBe('booking-wrong-state');
  });

  test('a sitter whose record was taken away is no sitter, whatever the token says', async () => {
    const { bookingId, sitter } = await newStory();
    await documents.userRole(sitter.person.uid).update({ sitterId: null });
    expect((await moveRefused(bookingId, sitter.person, 'accept')).reason).toBe('no-booking-access');
  });

  test('an admin cancels with a reason, and what was paid is owed in full', async () => {
    const { bookingId, sitter, customer } = await newStory();
    await move(bookingId, sitter.person, 'accept');
    await force(bookingId, { status: 'in_progress', paymentStatus: 'paid', paidCents: 7000 });
    expect((await moveRefused(bookingId, admin, 'cancel', { reason: '  ' })).reason).toBe('reason-required');
    await move(bookingId, admin, 'cancel', { reason: 'The sitter is ill.' });
    const { booking, contacts, events } = await traceOf(bookingId);
    expect(booking).toMatchObject({ status: 'cancelled', cancelledBy: 'admin', cancelledReason: 'The sitter is ill.' });
    expect(contacts).toBeUndefined();
    expect(events.at(-1)?.money).toEqual([{ kind: 'refund', amountCents: 7000 }]);
    expect((await mailsTo(customer.email)).at(-1)?.data.reason).toBe('The sitter is ill.');
  });

  test('a customer cancels before the start, refunded by policy, and not after', async () => {
    const { bookingId, sitter, customer } = await newStory({ dates: stay(4) });
    await move(bookingId, sitter.person, 'accept');
    await force(bookingId, { status: 'in_progress', paymentStatus: 'paid', paidCents: 7000 });
    const started = await newStory();
    await force(started.bookingId, { status: 'confirmed', startTs: new Date(Date.now() - 60_000) });
    expect((await moveRefused(started.bookingId, started.customer, 'cancel')).reason).toBe('booking-started');
    await move(bookingId, customer, 'cancel');
    expect((await traceOf(bookingId)).events.at(-1)?.money).toEqual([{ kind: 'refund', amountCents: 3500 }]);
  });

  test('a lapsed request can be called off but not taken up', async () => {
    const { bookingId, sitter, customer } = await newStory();
    await force(bookingId, { expiresAt: new Date(Date.now() - 1000) });
    expect((await moveRefused(bookingId, sitter.person, 'accept')).reason).toBe('booking-wrong-state');
    expect((await moveRefused(bookingId, admin, 'assign', { sitterId: sitter.id })).reason).toBe('booking-wrong-state');
    expect(await move(bookingId, customer, 'cancel')).toEqual({ status: 'cancelled' });
  });

  test('somebody with two sides chooses one', async () => {
    const { bookingId, service } = await newStory({ named: false });
    const both = await newSitter({ [service.id]: offered });
    await documents.userRole(both.person.uid).update({ roles: ['admin'] });
    await move(bookingId, admin, 'assign', { sitterId: both.id });
    expect((await moveRefused(bookingId, both.person, 'accept', { as: 'customer' })).reason).toBe('no-booking-access');
    expect((await moveRefused(bookingId, both.person, 'accept', { as: 'admin' })).reason).toBe('no-booking-access');
    expect(await move(bookingId, both.person, 'accept', { as: 'sitter' })).toEqual({ status: 'accepted' });
  });
});
