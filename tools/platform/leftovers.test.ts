import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claim, notePid, stopParts } from './leftovers.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patas-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that waits for ever, in a group of its own, with a word in its command line. */
function waiter(word: string) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', word], {
    detached: true,
    stdio: 'ignore',
  });
  return { pid: child.pid ?? 0, ended: once(child, 'exit'), stop: () => child.kill('SIGKILL') };
}

test('ends what a crash left behind', async () => {
  const part = waiter('maildev');
  notePid(folder, 'inbox', part.pid);
  expect(claim(folder)).toEqual({ stopped: ['inbox'] });
  await part.ended;
  expect(readdirSync(folder)).toEqual(['owner.pid']);
});

test('leaves a program alone that only has the same number', async () => {
  const other = waiter('something-else');
  notePid(folder, 'inbox', other.pid);
  expect(stopParts(folder)).toEqual([]);
  expect(() => process.kill(other.pid, 0)).not.toThrow();
  other.stop();
  await other.ended;
});

test('does not touch the parts of an owner that still runs', async () => {
  const owner = waiter('owner');
  const part = waiter('maildev');
  notePid(folder, 'owner', owner.pid);
  notePid(folder, 'inbox', part.pid);
  expect(claim(folder)).toEqual({ owner: owner.pid });
  expect(() => process.kill(part.pid, 0)).not.toThrow();
  for (const program of [owner, part]) {
    program.stop();
    await program.ended;
  }
});
