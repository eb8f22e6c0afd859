import { expect, test } from 'vitest';
import { photoProblem } from './upload-photo.ts';

const MB = 1024 * 1024;

test.each([
  ['image/jpeg', 5 * MB, null],
  ['image/webp', 10, null],
  ['image/png', 5 * MB + 1, 'admin.sitters.photo.tooLarge'],
  ['image/svg+xml', 10, 'admin.sitters.photo.notImage'],
  ['application/pdf', 10, 'admin.sitters.photo.notImage'],
])('%s of %i bytes: %s', (type, size, problem) => {
  expect(photoProblem({ type, size })).toBe(problem);
});
