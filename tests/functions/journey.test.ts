import { randomUUID } from 'node:crypto';
import { decideApplication } from '@patas/shared/calls/decide-application';
import { markRead } from '@patas/shared/calls/mark-read';
import { postMessage } from '@patas/shared/calls/post-message';
import { requestAccountMail } from '@patas/shared/calls/request-account-mail';
import { requestBooking } from '@patas/shared/calls/request-booking';
import { expect, test } from 'vitest';
import { auth } from '../../functions/src/lib/app.ts';
import { newApplication, uploadPhoto } from './lib/applications.ts';
import { move } from './lib/bookings.ts';
import { refused, succeed } from './lib/call.ts';
import { redeem } from './lib/identity.ts';
import { mailedCode } from './lib/inbox.ts';
import { mailsTo, rangesOf, traceOf } from './lib/look.ts';
import { newPerson, signIn } from './lib/people.ts';
import { newService, requestFor, stay } from './lib/world.ts';

test('from an application to an accepted booking', async () => {
  const admin = await newPerson({ admin: true });
  const service = await newService();
  const { applicationId, email } = await newApplication([service.id], { photoPath: await uploadPhoto() });
  const { sitterId } = await succeed(decideApplication, { applicationId, decision: 'approve' }, admin);
  if (!sitterId) throw new Error('no sitter');

  await redeem('resetPassword', { oobCode: await mailedCode(email, 'welcome=1'), newPassword: 'prata-2026' });
  const account = await auth().getUserByEmail(email);
  expect(account.emailVerified).toBe(true);
  const sitter = { uid: account.uid, email, token: await signIn(email) };

  const visitor = await newPerson({ verified: false });
  const request = requestFor(service, sitterId, stay(30, 3), {
    amountCents: 3 * 2800,
    details: {
      pets: [
        { name: 'Bolota', breed: 'Podengo', age: '3', specialNeeds: '' },
        { name: 'Sushi', breed: '', age: '8 months', specialNeeds: 'Shy' },
      ],
    },
  });
  expect((await refused(requestBooking, request, visitor)).reason).toBe('email-unverified');
  await succeed(requestAccountMail, { kind: 'verify', locale: 'en' }, visitor);
  await redeem('update', { oobCode: await mailedCode(visitor.email, 'mode=verify') });
  // The old token still says "not verified": the account itself is asked.
  const { bookingId } = await succeed(requestBooking, request, visitor);
  expect((await mailsTo(email)).map(({ template }) => template)).toContain('newRequest');

  expect(await move(bookingId, sitter, 'accept')).toEqual({ status: 'confirmed' });
  const say = (person: typeof sitter, content: string) =>
    succeed(postMessage, { bookingId, content, requestId: randomUUID() }, person);
  await say(visitor, 'Thank you!');
  await say(sitter, 'See you soon.');
  await succeed(markRead, { bookingId }, visitor);

  const { booking, contacts, events } = await traceOf(bookingId);
  expect(booking).toMatchObject({
    status: 'confirmed',
    amountCents: 8400,
    petDetails: { pets: [{ name: 'Bolota' }, { name: 'Sushi' }] },
    unread: { customer: 0, sitter: 1 },
  });
  expect(contacts).toEqual({ customerPhone: '+351 910 000 001', sitterPhone: '+351 912 345 678' });
  expect(events.map(({ event }) => event)).toEqual(['request', 'accept']);
  expect(await rangesOf(sitterId)).toMatchObject([{ id: bookingId, kind: 'booked' }]);
});
