import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JAVA_NEEDED, parseJavaVersion } from './java.ts';
import { writeShim } from './shim.ts';

let folder = '';
let env: Record<string, string> = {};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "patas it's "));
  const hidane = join(folder, 'hidane');
  writeFileSync(hidane, '#!/bin/sh\necho "$@"\n');
  chmodSync(hidane, 0o755);
  env = writeShim(folder, hidane);
});
afterAll(() => rmSync(folder, { recursive: true }));

const java = (...args: string[]) =>
  spawnSync('java', args, { env: { ...process.env, ...env }, encoding: 'utf8', input: '' });

test('says it is a Java that firebase-tools accepts', () => {
  const answer = java('-Duser.language=en', '-Dfile.encoding=UTF-8', '-version');
  expect(parseJavaVersion(answer.stderr)).toBeGreaterThanOrEqual(JAVA_NEEDED);
});

test("runs hidane in place of Firestore's JAR, with its flags, and notes its process", () => {
  const answer = java('-Duser.language=en', '-jar', env.FIRESTORE_EMULATOR_BINARY_PATH ?? '', '--port', '8080');
  expect(answer.stdout).toBe('--port 8080\n');
  expect(Number(readFileSync(join(folder, 'firestore.pid'), 'utf8'))).toBe(answer.pid);
});

test('runs our runtime in place of the Storage rules JAR: its first word is that it is up', () => {
  const answer = java('-jar', env.STORAGE_EMULATOR_BINARY_PATH ?? '', 'serve');
  expect(JSON.parse(answer.stdout)).toMatchObject({ id: -1, status: 'ok' });
});

test('refuses any other JAR', () => {
  expect(java('-jar', 'other.jar')).toMatchObject({ status: 64 });
});
