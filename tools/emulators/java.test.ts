import { expect, test } from 'vitest';
import { parseJavaVersion } from './java.ts';

test.each([
  ['openjdk version "25.0.1" 2025-10-21', 25],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_392"', 8],
  ['command not found', null],
])('%s', (text, major) => expect(parseJavaVersion(text)).toBe(major));
