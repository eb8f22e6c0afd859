import { expect, test } from 'vitest';
import { readersOf } from './unread.ts';

test('the other side has something to read, and both when an admin writes', () => {
  expect(readersOf('customer', { sitterId: 'rui' })).toEqual(['sitter']);
  expect(readersOf('sitter', { sitterId: 'rui' })).toEqual(['customer']);
  expect(readersOf('admin', { sitterId: 'rui' })).toEqual(['customer', 'sitter']);
});

test('without sitter only the customer reads', () => {
  expect(readersOf('customer', { sitterId: null })).toEqual([]);
  expect(readersOf('admin', { sitterId: null })).toEqual(['customer']);
});
