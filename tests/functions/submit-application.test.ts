import { randomInt, randomUUID } from 'node:crypto';
import { submitApplication } from '@patas/shared/calls/submit-application';
import { expect, test } from 'vitest';
import { documents } from '../../functions/src/lib/documents.ts';
import { form, newApplication, uploadPhoto } from './lib/applications.ts';
import { attempt, refused, succeed } from './lib/call.ts';
import { mailsTo } from './lib/look.ts';
import { newEmail } from './lib/people.ts';
import { newService } from './lib/world.ts';

/** An address of the documentation ranges that no other test uses. */
const newAddress = () => `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;

test('anybody may apply; the applicant is thanked in their language', async () => {
  const service = await newService();
  const photoPath = await uploadPhoto();
  const typed = newEmail('Marta.Reis');
  const { applicationId } = await newApplication([service.id], { photoPath, email: ` ${typed}` });
  const email = typed.toLowerCase();
  const applicant = (await documents.applicant(applicationId).get()).data();
  expect(applicant).toMatchObject({
    email,
    status: 'pending',
    userId: null,
    sitterId: null,
    servicesOffered: [service.id],
    photoPath,
    photo: photoPath.replace('.png', ''),
    locale: 'de',
  });
  expect(applicant).not.toHaveProperty('agreedToTerms');
  expect(applicant?.agreedToTermsAt).toBeInstanceOf(Date);
  expect(await mailsTo(email)).toMatchObject([
    { template: 'applicationReceived', locale: 'de', data: { name: 'Marta' } },
  ]);
});

test('the same requestId is the same application', async () => {
  const service = await newService();
  const input = form([service.id]);
  const first = await succeed(submitApplication, input);
  expect(await succeed(submitApplication, input)).toEqual(first);
  expect(await mailsTo(input.email)).toHaveLength(1);
});

test('one open application per e-mail, also when two are sent at once', async () => {
  const service = await newService();
  const input = form([service.id]);
  const answers = await Promise.all([
    attempt(submitApplication, { ...input, requestId: randomUUID() }),
    attempt(submitApplication, { ...input, requestId: randomUUID() }),
  ]);
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.reason)).sort()).toEqual(['application-open', 'ok']);
  expect(
    await refused(submitApplication, { ...input, email: input.email.toUpperCase(), requestId: randomUUID() }),
  ).toMatchObject({ status: 'ALREADY_EXISTS', reason: 'application-open' });
});

test('services must exist and be active', async () => {
  const retired = await newService({ active: false });
  expect((await refused(submitApplication, form([retired.id]))).reason).toBe('service-not-found');
  expect((await refused(submitApplication, form(['no-such-service']))).reason).toBe('service-not-found');
});

test('the photo must be there and be a picture', async () => {
  const service = await newService();
  const refusal = async (photoPath: string) =>
    (await refused(submitApplication, form([service.id], { photoPath }))).reason;
  expect(await refusal(`sitter-photos/applicants/${randomUUID()}.png`)).toBe('photo-missing');
  expect(await refusal(await uploadPhoto(Buffer.from('<svg onload="alert(1)"/>')))).toBe('photo-missing');
  expect(await refusal(await uploadPhoto(Buffer.from('%PDF-1.7'), 'application/pdf'))).toBe('photo-missing');
  expect(await refusal('payments/payment-proofs/x-1.png')).toBe('invalid-input');
  expect(await refusal('sitter-photos/applicants/../s/x.png')).toBe('invalid-input');
});

test('what does not parse is named field by field', async () => {
  const broken = { ...form([]), email: 'marta@', pricePerDayCents: 1499, agreedToTerms: false, firstName: '\u200b' };
  expect((await refused(submitApplication, broken)).details).toEqual({
    reason: 'invalid-input',
    fields: expect.arrayContaining(['email', 'servicesOffered', 'pricePerDayCents', 'agreedToTerms', 'firstName']),
  });
});

test('5 applications an hour from one address, whatever the client claims to be', async () => {
  const service = await newService();
  const address = newAddress();
  for (let count = 0; count < 5; count += 1)
    await succeed(submitApplication, form([service.id]), { address: `192.0.2.${count}, ${address}` });
  const refusal = await refused(submitApplication, form([service.id]), { address: `192.0.2.99, ${address}` });
  expect(refusal).toMatchObject({ http: 429, reason: 'rate-limited' });
  expect(refusal.details.retryAfterSeconds).toBeGreaterThan(3000);
  const neighbour = address.replace('::1', '::2');
  expect((await refused(submitApplication, form([service.id]), { address: neighbour })).reason).toBe('rate-limited');
  await succeed(submitApplication, form([service.id]), { address: newAddress() });
});

test('3 applications a day with one e-mail', async () => {
  const service = await newService();
  const input = form([service.id]);
  const again = () => attempt(submitApplication, { ...input, requestId: randomUUID() });
  for (let count = 0; count < 3; count += 1) {
    const answer = await again();
    if (!answer.ok) throw new Error(`refused: ${answer.reason}`);
    await documents.applicant(answer.result.applicationId).update({ status: 'rejected' });
  }
  expect(await again()).toMatchObject({ ok: false, reason: 'rate-limited' });
});

test('failed attempts count too, so that nobody can ask who has applied', async () => {
  const address = newAddress();
  const input = form(['no-such-service']);
  let reason: string | undefined;
  let attempts = 0;
  while (reason !== 'rate-limited' && attempts < 40) {
    attempts += 1;
    ({ reason } = await refused(submitApplication, { ...input, requestId: randomUUID() }, { address }));
  }
  expect(attempts).toBe(31);
});
