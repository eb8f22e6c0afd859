import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { startPart } from './part.ts';

const start = (code: string, onLine: (line: string) => void = () => {}) =>
  startPart('part', process.execPath, ['-e', code], { cwd: tmpdir(), env: {}, onLine });

test('passes its lines on and tells how it ended', async () => {
  const lines: string[] = [];
  const part = await start('console.log("out"); console.error("err"); process.exit(3)', (line) => lines.push(line));
  expect(await part.ended).toEqual({ code: 3, signal: null });
  expect(lines.sort()).toEqual(['err', 'out']);
  expect(part.running()).toBe(false);
});

test('one that does not listen is ended after its time, with what it started', async () => {
  const lines: string[] = [];
  const part = await start(
    `process.on('SIGTERM', () => {});
     const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
     console.log(child.pid); setInterval(() => {}, 1000);`,
    (line) => lines.push(line),
  );
  await expect.poll(() => lines.length).toBe(1);
  await part.stop(100);
  expect(part.running()).toBe(false);
  await expect.poll(() => isAlive(Number(lines[0]))).toBe(false);
});

test('a program that is not there is a sentence', async () => {
  const missing = startPart('inbox', '/no/such/program', [], { cwd: tmpdir(), env: {}, onLine: () => {} });
  await expect(missing).rejects.toThrow(/inbox could not be started/);
});

/** A process that has ended but whom nobody has asked after yet counts as ended. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
