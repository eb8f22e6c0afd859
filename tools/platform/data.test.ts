import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exchange, hasData } from './data.ts';

let folder = '';
let dir = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patas-data-'));
  dir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, text: string, whole = true) {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'content'), text);
  if (whole) writeFileSync(join(path, 'firebase-export-metadata.json'), '{}');
}
const content = (path: string) => readFileSync(join(path, 'content'), 'utf8');

test('a whole export takes the place of the last one', () => {
  put(dir, 'last');
  put(`${dir}.new`, 'fresh');
  exchange(`${dir}.new`, dir);
  expect(content(dir)).toBe('fresh');
  expect(existsSync(`${dir}.old`)).toBe(false);
});

test('half an export never touches the last one', () => {
  put(dir, 'last');
  put(`${dir}.new`, 'half', false);
  expect(() => exchange(`${dir}.new`, dir)).toThrow(/not complete/);
  expect(content(dir)).toBe('last');
});

test('an exchange cut in two is taken back', () => {
  put(dir, 'last');
  renameSync(dir, `${dir}.old`);
  expect(hasData(dir)).toBe(true);
  expect(content(dir)).toBe('last');
});

test('an empty folder is no data', () => {
  mkdirSync(dir);
  expect(hasData(dir)).toBe(false);
});
