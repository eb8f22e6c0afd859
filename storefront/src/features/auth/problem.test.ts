import { describe, expect, it } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { authProblem, isSpentCode } from './problem.ts';

const failure = (code: string, message = `Firebase: Error (${code}).`) => Object.assign(new Error(message), { code });

describe('authProblem', () => {
  it.each([
    ['auth/invalid-credential', null, 'invalidLogin'],
    ['auth/wrong-password', null, 'invalidLogin'],
    ['auth/user-not-found', null, 'invalidLogin'],
    ['auth/email-already-in-use', 'email', 'alreadyRegistered'],
    ['auth/weak-password', 'password', 'passwordWeak'],
    ['auth/network-request-failed', null, 'offline'],
    ['auth/too-many-requests', null, 'tooMany'],
  ])('%s', (code, field, key) => expect(authProblem(failure(code))).toEqual({ field, key }));

  it('has words for refusals of our own calls', () => {
    expect(authProblem(new CallError('rate-limited')).key).toBe('tooMany');
    expect(authProblem(new CallError('unavailable')).key).toBe('offline');
  });

  it('knows a lost network by a part of the program that did not arrive', () =>
    expect(authProblem(new TypeError('Failed to fetch dynamically imported module: /a.js')).key).toBe('offline'));

  it('shows what the server says where we have no words', () =>
    expect(authProblem(failure('auth/quota', 'Firebase: Quota is used up. (auth/quota).'))).toEqual({
      field: null,
      key: 'unexpectedDetail',
      message: 'Quota is used up.',
    }));

  it('names the code where the server says nothing', () =>
    expect(authProblem(failure('auth/quota')).message).toBe('auth/quota'));

  it.each([new Error('x'), 'text', { code: 7 }])('says that an error occurred for %j', (error) =>
    expect(authProblem(error)).toEqual({ field: null, key: 'unexpected' }),
  );
});

describe('isSpentCode', () => {
  it('tells a used or old link from a lost network', () => {
    expect(isSpentCode(failure('auth/expired-action-code'))).toBe(true);
    expect(isSpentCode(failure('auth/invalid-action-code'))).toBe(true);
    expect(isSpentCode(failure('auth/network-request-failed'))).toBe(false);
  });
});
