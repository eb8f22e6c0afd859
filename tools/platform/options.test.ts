import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('defaults', () => {
  expect(readOptions([])).toEqual({ fresh: false, ui: false, official: false, dev: false, help: false, offset: 0 });
});

test('flags and offset', () => {
  expect(readOptions(['--fresh', '--dev', '--offset', '20000'])).toMatchObject({
    fresh: true,
    dev: true,
    offset: 20000,
  });
});

test.each([['--offset=-1'], ['--offset=x'], ['--offset=1500'], ['--offset=60000'], ['--fast']])('refuses %s', (arg) => {
  expect(() => readOptions([arg])).toThrow();
});
