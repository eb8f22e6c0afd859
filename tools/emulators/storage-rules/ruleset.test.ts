import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Method } from './ast.ts';
import { loadRuleset } from './ruleset.ts';
import type { Value } from './values.ts';
import { fromDocument, fromWire } from './wire.ts';

const rules = loadRuleset(readFileSync(join(import.meta.dirname, 'sample.rules'), 'utf8'));

type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** Plain data as values of the language. */
function value(plain: Plain): Value {
  if (typeof plain === 'number') return Number.isInteger(plain) ? BigInt(plain) : plain;
  if (Array.isArray(plain)) return plain.map(value);
  if (typeof plain === 'object' && plain !== null) {
    return new Map(Object.entries(plain).map(([key, inner]) => [key, value(inner)]));
  }
  return plain;
}

type Question = { auth?: Plain; resource?: Plain; upload?: Plain; documents?: Record<string, Plain> };

async function ask(method: Method, path: string, question: Question = {}) {
  const { auth = null, resource = null, upload = null, documents = {} } = question;
  const asked: string[] = [];
  const verdict = await rules.verify({
    method,
    path: `/b/bucket/o/${path}`,
    variables: new Map([
      ['resource', value(resource)],
      ['request', value({ auth, resource: upload })],
    ]),
    lookup: async (wanted) => {
      asked.push(String(wanted));
      const data = documents[String(wanted).replace('/databases/(default)/documents/', '')];
      return data === undefined ? null : value({ data });
    },
  });
  return { ...verdict, asked };
}

const user = (uid: string, claims: Record<string, Plain> = {}) => ({ uid, token: claims });
const booking = { customerId: 'ana', status: 'confirmed' };
const photo = { size: 1000, contentType: 'image/png' };

test.each([
  ['get', 'sitter-photos/s1/a.webp', {}, true],
  ['list', 'sitter-photos/s1', {}, true],
  ['get', 'sitter-photos/applicants/a.png', {}, true],
  ['create', 'sitter-photos/s1/a.webp', {}, false],
  ['create', 'sitter-photos/s1/a.webp', { auth: user('x', { sitterId: 's2' }) }, false],
  ['create', 'sitter-photos/s1/a.webp', { auth: user('x', { sitterId: 's1' }) }, true],
  ['update', 'sitter-photos/s1/a.webp', { auth: user('x', { sitterId: 's1' }) }, false],
  ['create', 'sitter-photos/applicants/a.png', { upload: photo }, true],
  ['create', 'sitter-photos/applicants/a.png', { upload: photo, resource: photo }, false],
  ['create', 'sitter-photos/applicants/a.png', { upload: { ...photo, size: 6_000_000 } }, false],
  ['create', 'sitter-photos/applicants/a.png', { upload: { ...photo, contentType: 'ximage/png' } }, false],
  ['create', 'sitter-photos/applicants/a.png', { upload: { size: 10 } }, false],
  ['get', 'elsewhere/a.png', { auth: user('x', { admin: true }) }, false],
] as const)('%s %s %j is %s', async (method, path, question, permit) => {
  expect((await ask(method, path, question)).permit).toBe(permit);
});

const PROOF = 'payments/payment-proofs/b1-1700.pdf';

test('a proof belongs to the customer of its booking', async () => {
  const documents = { 'bookings/b1': booking };
  expect((await ask('create', PROOF, { auth: user('ana'), documents })).permit).toBe(true);
  expect((await ask('create', PROOF, { auth: user('rui'), documents })).permit).toBe(false);
  expect((await ask('create', PROOF, { auth: user('ana') })).permit).toBe(false);
  const done = { 'bookings/b1': { ...booking, status: 'completed' } };
  expect((await ask('create', PROOF, { auth: user('ana'), documents: done })).permit).toBe(false);
});

test('an admin needs the claim and the record', async () => {
  const documents = { 'userRoles/boss': { roles: ['admin'] } };
  const admin = { auth: user('boss', { admin: true }) };
  expect((await ask('get', PROOF, { ...admin, documents })).permit).toBe(true);
  expect((await ask('get', PROOF, admin)).permit).toBe(false);
  expect((await ask('get', PROOF, { auth: user('boss'), documents })).permit).toBe(false);
});

test('what kept a condition from being evaluated is told, with its line', async () => {
  const { warnings } = await ask('create', PROOF);
  expect(warnings).toEqual([expect.stringMatching(/bookings\/b1 does not exist.*line \d+/)]);
});

test('values of the wire and of documents are read', () => {
  const wire = {
    map_value: { fields: { n: { int_value: 7 }, l: { list_value: { values: [{ string_value: 'a' }] } } } },
  };
  expect(fromWire(wire)).toEqual(value({ n: 7, l: ['a'] }));
  expect(fromDocument({ roles: { arrayValue: { values: [{ stringValue: 'admin' }] } } })).toEqual(
    value({ roles: ['admin'] }),
  );
  expect(() => fromWire({ bytes_value: '' })).toThrow(/bytes_value/);
});
