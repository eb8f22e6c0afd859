import { requestBooking } from '@patas/shared/calls/request-booking';
import { expect, test } from 'vitest';
import { refused, succeed } from './lib/call.ts';
import { mailsTo, notificationsOf, rangesOf, traceOf } from './lib/look.ts';
import { newPerson } from './lib/people.ts';
import { newService, newSitter, offered, requestFor, stay } from './lib/world.ts';

test('a request makes the booking, holds the dates and tells both sides', async () => {
  const service = await newService();
  const sitter = await newSitter({ [service.id]: offered });
  const customer = await newPerson();
  const request = requestFor(service, sitter.id);
  const answer = await succeed(requestBooking, request, customer);
  expect(answer).toMatchObject({ status: 'pending', amountCents: 7000, reference: answer.bookingId.slice(0, 8) });

  const trace = await traceOf(answer.bookingId);
  expect(trace.booking).toMatchObject({
    customerId: customer.uid,
    sitterId: sitter.id,
    sitterUserId: sitter.person.uid,
    customer: { name: 'Ana Customer' },
    sitter: { name: 'Rui Sitter' },
    notes: 'Two walks a day.',
    paymentStatus: 'unpaid',
  });
  expect(trace.access).toEqual({
    addressText: 'Rua Direita 1, Óbidos',
    houseDetails: '',
    contactPhone: '+351 910 000 001',
  });
  expect(trace.contacts).toBeUndefined();
  expect(trace.events).toMatchObject([{ event: 'request', from: null, to: 'pending', actor: 'customer' }]);
  expect(await rangesOf(sitter.id)).toMatchObject([{ id: answer.bookingId, kind: 'held' }]);

  expect(await mailsTo(customer.email)).toMatchObject([
    { template: 'bookingRequested', locale: 'en', data: { otherName: 'Rui Sitter', serviceName: 'Pet sitting en' } },
  ]);
  const [mail] = await mailsTo(sitter.person.email);
  expect(mail).toMatchObject({ template: 'newRequest', locale: 'pt', data: { otherName: 'Ana Customer' } });
  expect(mail?.data.link).toMatch(new RegExp(`/pt/booking/${answer.bookingId}$`));
  expect(await notificationsOf(sitter.person.uid)).toMatchObject([{ kind: 'newRequest', readAt: null }]);
});

test('the same requestId is the same booking', async () => {
  const service = await newService();
  const sitter = await newSitter({ [service.id]: offered });
  const customer = await newPerson();
  const request = requestFor(service, sitter.id);
  const first = await succeed(requestBooking, request, customer);
  expect(await succeed(requestBooking, request, customer)).toEqual(first);
  expect((await traceOf(first.bookingId)).events).toHaveLength(1);
  expect(await mailsTo(customer.email)).toHaveLength(1);
});

test('the same requestId of somebody else is another booking', async () => {
  const service = await newService();
  const [one, other] = await Promise.all([newPerson(), newPerson()]);
  const request = requestFor(service, null);
  const mine = await succeed(requestBooking, request, one);
  expect((await succeed(requestBooking, request, other)).bookingId).not.toBe(mine.bookingId);
});

test('a request without sitter holds nothing and mails only the customer', async () => {
  const service = await newService({ serviceType: 'house', basePriceCents: 2000 });
  const customer = await newPerson();
  const { bookingId } = await succeed(requestBooking, requestFor(service, null), customer);
  const { booking, access } = await traceOf(bookingId);
  expect(booking).toMatchObject({ sitterId: null, sitter: null, petDetails: { pets: [] } });
  expect(access?.houseDetails).toBe('The key is with the neighbour.');
  expect(await mailsTo(customer.email)).toMatchObject([{ template: 'bookingRequested', data: { otherName: '' } }]);
});

test("the sitter's own price counts", async () => {
  const service = await newService();
  const sitter = await newSitter({ [service.id]: { customPriceCents: 4200, available: true } });
  const customer = await newPerson();
  const wrong = requestFor(service, sitter.id);
  expect(await refused(requestBooking, wrong, customer)).toMatchObject({
    status: 'FAILED_PRECONDITION',
    details: { reason: 'price-changed', amountCents: 8400 },
  });
  expect(await rangesOf(sitter.id)).toEqual([]);
  const answer = await succeed(requestBooking, { ...wrong, amountCents: 8400 }, customer);
  expect(answer.amountCents).toBe(8400);
});

test('nobody, and nobody unverified, can book', async () => {
  const service = await newService();
  const request = requestFor(service, null);
  expect(await refused(requestBooking, request)).toMatchObject({ http: 401, reason: 'sign-in-required' });
  const unverified = await newPerson({ verified: false });
  expect(await refused(requestBooking, request, unverified)).toMatchObject({ reason: 'email-unverified' });
});

test('what does not parse is named field by field', async () => {
  const service = await newService();
  const customer = await newPerson();
  const request = requestFor(service, null, stay(10), { details: { contactPhone: 'call me' } });
  expect(await refused(requestBooking, { ...request, start: 'soon' }, customer)).toMatchObject({
    http: 400,
    status: 'INVALID_ARGUMENT',
    details: { reason: 'invalid-input', fields: ['start', 'details.contactPhone'] },
  });
});

test('dates that make no stay are refused', async () => {
  const service = await newService();
  const customer = await newPerson();
  const refusal = async (inDays: number, days: number) =>
    (await refused(requestBooking, requestFor(service, null, stay(inDays, days)), customer)).reason;
  expect(await refusal(10, -1)).toBe('end-before-start');
  expect(await refusal(-3, 5)).toBe('start-in-past');
  expect(await refusal(600, 2)).toBe('start-too-far');
  expect(await refusal(10, 91)).toBe('stay-too-long');
});

test('services that are gone or lack what they need are refused', async () => {
  const customer = await newPerson();
  const retired = await newService({ active: false });
  expect((await refused(requestBooking, requestFor(retired, null), customer)).reason).toBe('service-not-found');
  const unknown = { ...retired, id: 'no-such-service' };
  expect((await refused(requestBooking, requestFor(unknown, null), customer)).reason).toBe('service-not-found');
  const pets = requestFor(await newService(), null, stay(10), { details: { pets: [] } });
  expect((await refused(requestBooking, pets, customer)).reason).toBe('pets-required');
  const house = requestFor(await newService({ serviceType: 'combined' }), null, stay(10), {
    details: { houseDetails: ' ​ ' },
  });
  expect((await refused(requestBooking, house, customer)).reason).toBe('house-details-required');
});

test('sitters who cannot be asked are refused', async () => {
  const service = await newService();
  const customer = await newPerson();
  const refusal = async (sitterId: string) =>
    (await refused(requestBooking, requestFor(service, sitterId), customer)).reason;
  const services = { [service.id]: offered };
  expect(await refusal('no-such-sitter')).toBe('sitter-not-found');
  expect(await refusal((await newSitter(services, { verified: false })).id)).toBe('sitter-not-found');
  expect(await refusal((await newSitter(services, { available: false })).id)).toBe('sitter-unavailable');
  expect(await refusal((await newSitter({})).id)).toBe('service-not-offered');
  const paused = await newSitter({ [service.id]: { ...offered, available: false } });
  expect(await refusal(paused.id)).toBe('service-not-offered');
});

test('nobody books themselves', async () => {
  const service = await newService();
  const { id, person } = await newSitter({ [service.id]: offered });
  expect((await refused(requestBooking, requestFor(service, id), person)).reason).toBe('own-sitter');
});

test('dates that touch are free, dates that overlap are busy', async () => {
  const service = await newService();
  const sitter = await newSitter({ [service.id]: offered });
  const [one, other] = await Promise.all([newPerson(), newPerson()]);
  await succeed(requestBooking, requestFor(service, sitter.id, stay(20, 3)), one);
  expect((await refused(requestBooking, requestFor(service, sitter.id, stay(22, 3)), other)).reason).toBe(
    'sitter-busy',
  );
  await succeed(requestBooking, requestFor(service, sitter.id, stay(23, 2)), other);
  await succeed(requestBooking, requestFor(service, sitter.id, stay(18, 2)), other);
  expect(await rangesOf(sitter.id)).toHaveLength(3);
});
