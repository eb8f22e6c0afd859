import { expect, test } from 'vitest';
import { readFirebaseLine } from './firebase-lines.ts';

test.each([
  ['i  functions: Beginning execution of "europe-west1-x"', 'functions', 'info', false],
  ['⚠  storage: Env variable override detected. Using storage emulator at x', 'storage', 'warn', false],
  ['⚠  functions: Error: boom', 'functions', 'warn', true],
  ['i  hosting: 127.0.0.1 - - [21/Nov/2026] "GET / HTTP/1.1" 200 - "-" "-"', 'hosting', 'info', false],
  ['i  hosting[storefront]: x "GET /api HTTP/1.1" 500 - "-"', 'hosting', 'info', true],
  ['>  {"severity":"ERROR","message":"mail failed"}', 'functions', 'error', true],
  ['>  {"severity":"DEBUG","message":"quiet"}', 'functions', 'info', false],
  ['>  plain words', 'functions', 'info', true],
  ['⚠  Firestore Emulator has exited upon receiving signal: SIGKILL', 'firebase', 'warn', true],
  ['✔  functions[x]: http function initialized (http://x).', 'functions', 'info', false],
  ['Error: Could not start Hosting', 'firebase', 'error', true],
])('%s', (line, part, level, shown) => {
  expect(readFirebaseLine(line)).toMatchObject({ part, level, shown });
});

test('a structured log keeps its details', () => {
  expect(readFirebaseLine('>  {"severity":"INFO","message":"sent","mailId":"m1"}').text).toBe('sent {"mailId":"m1"}');
});
