import { describe, expect, it } from 'vitest';
import { authMode, modeQuery } from './mode.ts';

describe('authMode', () => {
  it.each([
    ['', { kind: 'signIn' }],
    ['mode=anything', { kind: 'signIn' }],
    ['mode=signup', { kind: 'signUp' }],
    ['mode=forgot', { kind: 'forgot' }],
    ['reset=true', { kind: 'forgot' }],
    ['reset=true&oobCode=abc', { kind: 'reset', code: 'abc', welcome: false }],
    ['reset=true&oobCode=abc&welcome=1', { kind: 'reset', code: 'abc', welcome: true }],
    ['mode=verify&oobCode=abc', { kind: 'verify', code: 'abc' }],
    ['mode=verify', { kind: 'verify', code: '' }],
  ])('%s', (query, mode) => expect(authMode(new URLSearchParams(query))).toEqual(mode));
});

describe('modeQuery', () => {
  it('names the form and keeps the way back', () => {
    expect(modeQuery('signIn', null)).toBe('');
    expect(modeQuery('signUp', null)).toBe('?mode=signup');
    expect(modeQuery('forgot', '/book-now?sitter=a')).toBe('?mode=forgot&next=%2Fbook-now%3Fsitter%3Da');
  });
});
