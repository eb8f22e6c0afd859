import { pictureUrl } from '@patas/shared/sitter/photo';
import { expect, test } from 'vitest';
import { picturePath } from './pictures.ts';

test('the address of a sitter’s picture leads to it', () => {
  const address = pictureUrl('sitter-photos/ana/0f9c', 320);
  expect(address).toBe('/pictures/ana/0f9c/320.webp');
  expect(picturePath(address ?? '')).toBe('sitter-photos/ana/0f9c/320.webp');
  expect(picturePath('/ana/0f9c/96.webp')).toBe('sitter-photos/ana/0f9c/96.webp');
});

test.each([
  '/pictures/applicants/0f9c/320.webp',
  '/pictures/ana/0f9c/321.webp',
  '/pictures/ana/0f9c.jpg',
  '/pictures/ana/../../payments/320.webp',
  '/pictures/ana/%2e%2e/320.webp',
  '/pictures/ana/0f9c/0320.webp',
  '/pictures/ana/0f9c/320.webp/x',
])('%s leads nowhere', (address) => {
  expect(picturePath(address)).toBeNull();
});

test('no address is made of an applicant’s photo', () => {
  expect(pictureUrl('sitter-photos/applicants/0f9c', 320)).toBeNull();
  expect(pictureUrl('payments/payment-proofs/x', 320)).toBeNull();
  expect(pictureUrl(null, 96)).toBeNull();
});
