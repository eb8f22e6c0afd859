import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERROR_CODES } from '@patas/shared/errors';
import { expect, test } from 'vitest';
import { markRead } from '../../functions/src/callables/mark-read.ts';
import { post } from './lib/call.ts';
import { storefrontOrigin } from './lib/env.ts';

const CALLS = [
  'decideApplication',
  'grantRole',
  'markRead',
  'postMessage',
  'requestAccountMail',
  'requestBooking',
  'submitApplication',
  'transitionBooking',
];

type Request = Parameters<typeof markRead>[0];
type Response = Parameters<typeof markRead>[1];

interface Failure {
  error: { status: string; message: string; details: { reason: string; fields: string[] } };
}

test.for(CALLS)('%s refuses what does not parse, before anything else', async (name) => {
  for (const data of [null, 'text', 7, [], {}, { __proto__: null }]) {
    const response = await post(name, data);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as Failure;
    expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { reason: 'invalid-input' } });
    expect(Array.isArray(error.details.fields)).toBe(true);
  }
});

test('a forged token opens nothing', async () => {
  const response = await post('markRead', { bookingId: 'x' }, { token: 'not.a.token' });
  expect(response.status).toBe(401);
});

test('only pages of ours may call', async () => {
  // The functions emulator opens every callable to every page, so the function is asked itself.
  const server = createServer((request, response) => void markRead(request as Request, response as Response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const allowed = async (origin: string) => {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const response = await fetch(`http://127.0.0.1:${port}`, { method: 'OPTIONS', headers });
    return response.headers.get('access-control-allow-origin');
  };
  const ours = [storefrontOrigin(), 'http://127.0.0.1:4321', 'http://localhost:5173'];
  for (const origin of ours) expect(await allowed(origin)).toBe(origin);
  const others = ['https://evil.example', 'http://127.0.0.1.evil.example', 'https://127.0.0.1', 'null'];
  for (const origin of others) expect(await allowed(origin)).toBeNull();
  await new Promise((resolve) => server.close(resolve));
});

test('every code of a refusal has a gRPC status that the SDKs know', () => {
  const known = [
    'unauthenticated',
    'permission-denied',
    'failed-precondition',
    'invalid-argument',
    'resource-exhausted',
    'not-found',
    'already-exists',
    'unavailable',
    'internal',
  ];
  for (const status of Object.values(ERROR_CODES)) expect(known).toContain(status);
});
