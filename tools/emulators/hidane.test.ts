import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findHidane, HIDANE_VERSION, installHidane } from './hidane.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'patas-cargo-'));
  mkdirSync(join(home, 'bin'));
  vi.stubEnv('CARGO_HOME', home);
  vi.stubEnv('PATH', '/usr/bin:/bin');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

/** A program in cargo's place that says `lines` on its standard error and then does `command`. */
function cargo(lines: string[], command: string): string {
  const path = join(home, 'cargo');
  writeFileSync(path, `#!/bin/sh\n${lines.map((line) => `echo '${line}' >&2`).join('\n')}\n${command}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('compiles the pinned version, tells how far it is, and finds the result', async () => {
  const hidane = join(home, 'bin/hidane');
  const asked = join(home, 'asked');
  const steps: string[] = [];
  const path = cargo(
    [' Downloaded serde v1.0.0', ' Compiling serde v1.0.0', ' Finished release'],
    `echo "$@" > ${asked}; cp /bin/true ${hidane}`,
  );
  expect(findHidane()).toBeNull();
  const found = await installHidane(path, ({ done, total, name }) => steps.push(`${done}/${total} ${name}`));
  expect(found).toBe(hidane);
  expect(steps).toEqual(['0/1 downloading serde', '1/1 serde', '1/1 finished']);
  expect(readFileSync(asked, 'utf8')).toContain(`install hidane --version ${HIDANE_VERSION} --locked`);
});

test('a failure carries the last words of cargo', async () => {
  const path = cargo(['error: linker `cc` not found'], 'exit 101');
  await expect(installHidane(path, () => {})).rejects.toThrow(/101[\s\S]*linker `cc` not found/);
});
