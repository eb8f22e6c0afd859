import { decideApplication } from '@patas/shared/calls/decide-application';
import { storagePaths } from '@patas/shared/paths';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { auth, bucket } from '../../functions/src/lib/app.ts';
import { collections, documents } from '../../functions/src/lib/documents.ts';
import { linkAccount } from '../../functions/src/services/accounts/link-account.ts';
import { createSitter } from '../../functions/src/services/applications/create-sitter.ts';
import { decideApplication as decide } from '../../functions/src/services/applications/decide-application.ts';
import { newApplication, uploadPhoto } from './lib/applications.ts';
import { attempt, refused, succeed } from './lib/call.ts';
import { mailedLink } from './lib/inbox.ts';
import { auditOf, mailsTo } from './lib/look.ts';
import { newPerson, type Person, signIn } from './lib/people.ts';
import { newService } from './lib/world.ts';

let admin: Person;
beforeAll(async () => {
  admin = await newPerson({ name: 'Ines Admin', admin: true });
});

const approve = (applicationId: string, person = admin) =>
  succeed(decideApplication, { applicationId, decision: 'approve' }, person);

const invitationsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === 'sitterInvitation');

/** Sessions are revoked to the second: one begun in the same second still counts. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000));

/** Everything an approval must have left, once. */
async function expectWholeSitter(applicationId: string, email: string): Promise<string> {
  const applicant = (await documents.applicant(applicationId).get()).data();
  const account = await auth().getUserByEmail(email);
  const sitterId = applicant?.sitterId ?? '';
  expect(applicant).toMatchObject({ status: 'approved', userId: account.uid });
  expect((await documents.sitter(sitterId).get()).data()).toMatchObject({ userId: account.uid, verified: true });
  const records = await collections.userRoles().where('sitterId', '==', sitterId).get();
  expect(records.docs.map(({ id }) => id)).toEqual([account.uid]);
  expect(account.customClaims).toMatchObject({ sitterId });
  expect(await invitationsTo(email)).toHaveLength(1);
  expect(await auditOf(applicationId)).toHaveLength(1);
  return sitterId;
}

describe('approving', () => {
  test('makes sitter, account, claims, photo and an invitation in the language of the applicant', async () => {
    const daily = await newService();
    const hourly = await newService({ durationHours: 1, basePriceCents: 900 });
    const photoPath = await uploadPhoto();
    const { applicationId, email } = await newApplication([daily.id, hourly.id], { photoPath });
    const answer = await approve(applicationId);
    const sitterId = await expectWholeSitter(applicationId, email);
    expect(answer).toEqual({ status: 'approved', sitterId });
    const uuid = photoPath.split('/').at(-1)?.replace('.png', '') ?? '';
    const copy = storagePaths.sitterPhoto(sitterId, uuid, 'png');
    expect((await documents.sitter(sitterId).get()).data()).toMatchObject({
      name: 'Marta Reis',
      location: 'peniche',
      email,
      listed: true,
      available: true,
      photoPath: copy,
      pricePerDayCents: 2800,
      services: {
        [daily.id]: { customPriceCents: 2800, available: true },
        [hourly.id]: { customPriceCents: null, available: true },
      },
    });
    expect(await bucket().file(copy).exists()).toEqual([true]);
    const account = await auth().getUserByEmail(email);
    expect((await documents.user(account.uid).get()).data()).toMatchObject({ fullName: 'Marta Reis', locale: 'de' });
    const [invitation] = await invitationsTo(email);
    expect(invitation).toMatchObject({ locale: 'de', data: { name: 'Marta', existing: '' } });
    const link = await mailedLink(email, 'welcome=1');
    expect(link.href).toMatch(/\/de\/auth\?reset=true&oobCode=[^&]+&welcome=1$/);
  });

  test('keeps the password of an account that has proved its address', async () => {
    const service = await newService();
    const person = await newPerson({ name: 'Marta Verified' });
    const { applicationId } = await newApplication([service.id], { email: person.email });
    await approve(applicationId);
    await expectWholeSitter(applicationId, person.email);
    await signIn(person.email);
    expect((await documents.user(person.uid).get()).data()?.fullName).toBe('Marta Verified');
    const [invitation] = await invitationsTo(person.email);
    expect(invitation?.data.existing).toBe('yes');
    expect((await mailedLink(person.email, 'welcome=1')).href).toMatch(/\/de\/auth\?welcome=1$/);
  });

  test('shuts out whoever registered the address before its owner', async () => {
    const service = await newService();
    const squatter = await newPerson({ name: 'Squatter', verified: false });
    const { applicationId } = await newApplication([service.id], { email: squatter.email });
    await nextSecond();
    await approve(applicationId);
    await expectWholeSitter(applicationId, squatter.email);
    await expect(signIn(squatter.email)).rejects.toThrow('INVALID_PASSWORD');
    await expect(auth().verifyIdToken(squatter.token, true)).rejects.toMatchObject({ code: 'auth/id-token-revoked' });
    expect((await documents.user(squatter.uid).get()).data()?.fullName).toBe('Marta Reis');
    expect((await mailedLink(squatter.email, 'welcome=1')).href).toContain('oobCode=');
  });

  test('keeps an admin an admin', async () => {
    const service = await newService();
    const person = await newPerson({ admin: true });
    const { applicationId } = await newApplication([service.id], { email: person.email });
    await approve(applicationId);
    expect((await auth().getUser(person.uid)).customClaims).toMatchObject({ admin: true });
    expect((await documents.userRole(person.uid).get()).data()?.roles).toEqual(['admin']);
  });

  test('of somebody who is a sitter already brings their record up to date', async () => {
    const service = await newService();
    const person = await newPerson();
    const first = await newApplication([service.id], { email: person.email });
    const { sitterId } = await approve(first.applicationId);
    await documents.sitter(sitterId ?? '').update({ available: false, reviewCount: 7 });
    const second = await newApplication([service.id], { email: person.email, pricePerDayCents: 3300 });
    expect(await approve(second.applicationId)).toEqual({ status: 'approved', sitterId });
    expect((await documents.sitter(sitterId ?? '').get()).data()).toMatchObject({
      available: true,
      pricePerDayCents: 3300,
      reviewCount: 7,
    });
  });

  test('again gives the answer again', async () => {
    const service = await newService();
    const { applicationId, email } = await newApplication([service.id]);
    const first = await approve(applicationId);
    expect(await approve(applicationId)).toEqual(first);
    await expectWholeSitter(applicationId, email);
  });

  test('by a double click happens once', async () => {
    const service = await newService();
    const { applicationId, email } = await newApplication([service.id]);
    const [one, other] = await Promise.all([approve(applicationId), approve(applicationId)]);
    expect(one).toEqual(other);
    await expectWholeSitter(applicationId, email);
  });
});

describe('two admins', () => {
  test('approving at once: one wins, the other is told', async () => {
    const service = await newService();
    const second = await newPerson({ admin: true });
    const { applicationId, email } = await newApplication([service.id]);
    const answers = await Promise.all(
      [admin, second].map((person) => attempt(decideApplication, { applicationId, decision: 'approve' }, person)),
    );
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.reason)).sort()).toEqual(['application-decided', 'ok']);
    await expectWholeSitter(applicationId, email);
  });

  test('approving and rejecting at once: one wins', async () => {
    const service = await newService();
    const second = await newPerson({ admin: true });
    const { applicationId, email } = await newApplication([service.id]);
    const [yes, no] = await Promise.all([
      attempt(decideApplication, { applicationId, decision: 'approve' }, admin),
      attempt(decideApplication, { applicationId, decision: 'reject' }, second),
    ]);
    expect([yes.ok, no.ok].sort()).toEqual([false, true]);
    const { status } = (await documents.applicant(applicationId).get()).data() ?? {};
    expect(status).toBe(yes.ok ? 'approved' : 'rejected');
    if (yes.ok) await expectWholeSitter(applicationId, email);
    else expect(await invitationsTo(email)).toEqual([]);
  });
});

describe('an approval that was cut off', () => {
  const MINUTES = 60_000;
  const caller = (uid: string) => ({ uid, email: null, claims: { admin: true }, checkSession: async () => {} });

  /** Each stands for a crash right after it. */
  const CUTS = [
    { name: 'after it was begun', steps: [] },
    { name: 'after the account', steps: ['account'] },
    { name: 'after the sitter', steps: ['account', 'sitter'] },
  ];

  test.for(CUTS)('$name is completed by the next click', async ({ steps }) => {
    const service = await newService();
    const { applicationId, email } = await newApplication([service.id]);
    const ref = documents.applicant(applicationId);
    await ref.update({ approval: { by: admin.uid, at: new Date() } });
    const applicant = (await ref.get()).data();
    if (!applicant) throw new Error('no application');
    if (steps.includes('account')) {
      const account = await linkAccount(email, 'Marta Reis');
      if (steps.includes('sitter')) await createSitter(applicationId, applicant, account, new Date());
    }
    const second = await newPerson({ admin: true });
    expect((await refused(decideApplication, { applicationId, decision: 'approve' }, second)).reason).toBe(
      'application-decided',
    );
    expect((await refused(decideApplication, { applicationId, decision: 'reject' }, admin)).reason).toBe(
      'application-decided',
    );
    await approve(applicationId);
    await expectWholeSitter(applicationId, email);
  });

  test('in the middle of any step is completed by the next click', { timeout: 120_000 }, async () => {
    const service = await newService();
    const { applicationId, email } = await newApplication([service.id], { photoPath: await uploadPhoto() });
    const failing = [
      vi.spyOn(auth(), 'createUser'),
      vi.spyOn(auth(), 'setCustomUserClaims'),
      vi.spyOn(auth(), 'generatePasswordResetLink'),
    ];
    for (const step of failing) {
      step.mockRejectedValueOnce(new Error('cut off'));
      await expect(decide({ applicationId, decision: 'approve' }, caller(admin.uid))).rejects.toThrow('cut off');
      expect((await documents.applicant(applicationId).get()).data()?.status).toBe('pending');
      expect(await invitationsTo(email)).toEqual([]);
      step.mockRestore();
    }
    await decide({ applicationId, decision: 'approve' }, caller(admin.uid));
    await expectWholeSitter(applicationId, email);
  });

  test('is taken over by another admin after two minutes', async () => {
    const service = await newService();
    const { applicationId, email } = await newApplication([service.id]);
    const begun = new Date(Date.now() - 2 * MINUTES);
    await documents.applicant(applicationId).update({ approval: { by: 'somebody-else', at: begun } });
    await approve(applicationId);
    await expectWholeSitter(applicationId, email);
  });
});

describe('rejecting', () => {
  test('tells the applicant why, when there is a why', async () => {
    const service = await newService();
    const { applicationId, email } = await newApplication([service.id]);
    const input = { applicationId, decision: 'reject', reason: ' No sitters needed. ' } as const;
    expect(await succeed(decideApplication, input, admin)).toEqual({ status: 'rejected', sitterId: null });
    expect((await documents.applicant(applicationId).get()).data()).toMatchObject({
      status: 'rejected',
      decidedBy: admin.uid,
      rejectionReason: 'No sitters needed.',
    });
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      template: 'applicationRejected',
      data: { name: 'Marta', reason: 'No sitters needed.' },
    });
    expect(await auditOf(applicationId)).toMatchObject([{ action: 'application.reject', actorId: admin.uid }]);
    expect((await refused(decideApplication, { applicationId, decision: 'approve' }, admin)).reason).toBe(
      'application-decided',
    );
    await newApplication([service.id], { email });
  });
});

describe('who may decide', () => {
  test('nobody but an admin', async () => {
    const service = await newService();
    const { applicationId } = await newApplication([service.id]);
    const input = { applicationId, decision: 'approve' } as const;
    expect((await refused(decideApplication, input)).reason).toBe('sign-in-required');
    expect(await refused(decideApplication, input, await newPerson())).toMatchObject({
      status: 'PERMISSION_DENIED',
      reason: 'admin-required',
    });
    const unknown = { ...input, applicationId: 'NOSUCH' };
    expect((await refused(decideApplication, unknown, admin)).reason).toBe('application-not-found');
  });

  test('not an admin whose record is gone, nor one whose sessions were ended', async () => {
    const service = await newService();
    const { applicationId } = await newApplication([service.id]);
    const input = { applicationId, decision: 'approve' } as const;
    const claimOnly = await newPerson({ admin: true });
    await documents.userRole(claimOnly.uid).delete();
    expect((await refused(decideApplication, input, claimOnly)).reason).toBe('admin-required');
    const ended = await newPerson({ admin: true });
    await nextSecond();
    await auth().revokeRefreshTokens(ended.uid);
    expect(await refused(decideApplication, input, ended)).toMatchObject({ http: 401, reason: 'session-ended' });
    const recordOnly = await newPerson();
    await documents.userRole(recordOnly.uid).set({ roles: ['admin'], sitterId: null, updatedAt: new Date() });
    expect((await refused(decideApplication, input, recordOnly)).reason).toBe('admin-required');
  });
});
