import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('safeNext', () => {
  it.each([
    ['/book-now?sitter=a', '/book-now?sitter=a'],
    ['/en/book-now?sitter=a#top', '/book-now?sitter=a#top'],
    ['/dashboard', '/dashboard'],
    ['/', '/'],
  ])('goes to %s', (next, path) => expect(safeNext(next)).toBe(path));

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/en//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/auth',
    '/pt/auth?next=/auth',
    '//',
  ])('goes nowhere for %j', (next) => expect(safeNext(next)).toBeNull());
});
