import { describe, expect, it } from 'vitest';
import { endingOf, photoFault } from './photo-file.ts';

const MB = 1024 * 1024;

describe('photoFault', () => {
  it.each([
    ['image/jpeg', 5 * MB, null],
    ['image/png', 1, null],
    ['image/webp', 1, null],
    ['image/jpeg', 5 * MB + 1, 'tooLarge'],
    ['image/jpeg', 0, 'notImage'],
    ['application/pdf', 1, 'notImage'],
    ['image/svg+xml', 1, 'notImage'],
    ['', 1, 'notImage'],
  ])('%s of %i bytes', (type, size, fault) => expect(photoFault({ type, size })).toBe(fault));
});

describe('endingOf', () => {
  it('knows only what the bucket takes', () => {
    expect(endingOf('image/jpeg')).toBe('jpg');
    expect(endingOf('image/gif')).toBeNull();
  });
});
