import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { duration, summary } from './summary.ts';

test.each([
  [4_200, '4.2 s'],
  [75_000, '1 min 15 s'],
  [600_400, '10 min 00 s'],
])('%i ms', (milliseconds, text) => expect(duration(milliseconds)).toBe(text));

test('the last line adds everything up', () => {
  const text = summary([
    { name: 'lint', outcome: { passed: 1, failed: 0 }, milliseconds: 1000 },
    { name: 'unit', outcome: { passed: 40, failed: 2, detail: 'x' }, milliseconds: 2000 },
  ]);
  const lines = stripVTControlCharacters(text).split('\n');
  expect(lines.at(-1)).toBe('41 passed, 2 failed');
  expect(lines).toContain('× unit          40 passed    2 failed   2.0 s');
});
