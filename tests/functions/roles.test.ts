import { grantRole } from '@patas/shared/calls/grant-role';
import { expect, test } from 'vitest';
import { auth } from '../../functions/src/lib/app.ts';
import { collections, documents } from '../../functions/src/lib/documents.ts';
import { attempt, refused, succeed } from './lib/call.ts';
import { auditOf } from './lib/look.ts';
import { newEmail, newPerson, type Person, signIn } from './lib/people.ts';

const grant = (email: string, by: Person, granted = true) => succeed(grantRole, { email, role: 'admin', granted }, by);

test('an admin makes an admin, and takes it back', async () => {
  const [boss, person] = [await newPerson({ admin: true }), await newPerson({ sitterId: 'sitter-kept' })];
  expect(await grant(person.email.toUpperCase(), boss)).toEqual({ userId: person.uid, roles: ['admin'] });
  expect((await documents.userRole(person.uid).get()).data()).toMatchObject({
    roles: ['admin'],
    sitterId: 'sitter-kept',
  });
  expect((await auth().getUser(person.uid)).customClaims).toEqual({ admin: true, sitterId: 'sitter-kept' });
  await grant(person.email, boss);
  const promoted = { ...person, token: await signIn(person.email) };
  await grant(boss.email, promoted);

  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await grant(person.email, boss, false)).toEqual({ userId: person.uid, roles: [] });
  expect((await documents.userRole(person.uid).get()).data()).toMatchObject({ roles: [], sitterId: 'sitter-kept' });
  expect((await auth().getUser(person.uid)).customClaims).toEqual({ sitterId: 'sitter-kept' });
  expect((await auditOf(person.uid)).map(({ action }) => action).sort()).toEqual(['role.grant', 'role.revoke']);
  const old = await refused(grantRole, { email: boss.email, role: 'admin', granted: false }, promoted);
  expect(old.reason).toBe('session-ended');
});

test('no role for accounts that are not there or have not proved their address', async () => {
  const boss = await newPerson({ admin: true });
  const unverified = await newPerson({ verified: false });
  const refusal = async (email: string) =>
    (await refused(grantRole, { email, role: 'admin', granted: true }, boss)).reason;
  expect(await refusal(newEmail())).toBe('account-not-found');
  expect(await refusal(unverified.email)).toBe('account-unverified');
  expect(await refusal('not an address')).toBe('invalid-input');
});

test('only admins give roles', async () => {
  const person = await newPerson();
  const input = { email: person.email, role: 'admin', granted: true };
  expect((await refused(grantRole, input, person)).reason).toBe('admin-required');
  expect((await refused(grantRole, input)).reason).toBe('sign-in-required');
  expect((await documents.userRole(person.uid).get()).exists).toBe(false);
});

test('the last admin stays, also when the last two demote each other at once', async () => {
  const admins = await collections.userRoles().where('roles', 'array-contains', 'admin').get();
  const [one, other] = [await newPerson({ admin: true }), await newPerson({ admin: true })];
  for (const { ref } of admins.docs) await ref.update({ roles: [] });
  try {
    const answers = await Promise.all([
      attempt(grantRole, { email: other.email, role: 'admin', granted: false }, one),
      attempt(grantRole, { email: one.email, role: 'admin', granted: false }, other),
    ]);
    const left = await collections.userRoles().where('roles', 'array-contains', 'admin').get();
    expect(left.size).toBe(1);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const last = left.docs[0]?.id === one.uid ? one : other;
    expect(await refused(grantRole, { email: last.email, role: 'admin', granted: false }, last)).toMatchObject({
      status: 'FAILED_PRECONDITION',
      reason: 'last-admin',
    });
  } finally {
    for (const { ref } of admins.docs) await ref.update({ roles: ['admin'] });
  }
});
