import { id } from '@patas/shared/text/schema';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hashedKey, stableId } from './stable-id.ts';

test('the same parts are the same id, other parts another', () => {
  expect(stableId('booking', 'a', 'b')).toBe(stableId('booking', 'a', 'b'));
  expect(stableId('booking', 'a', 'b')).not.toBe(stableId('booking', 'ab', ''));
  expect(stableId('booking', 'a', 'b')).not.toBe(stableId('message', 'a', 'b'));
});

test('an id is 20 letters and digits that cannot be mistaken for each other', () => {
  for (let count = 0; count < 500; count += 1) {
    const made = stableId(String(count));
    expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
    expect(z.parse(id(), made)).toBe(made);
  }
});

test('a key does not show what it was made from', () => {
  expect(hashedKey('email', 'ana@patas.example')).toMatch(/^[0-9a-f]{64}$/);
});
