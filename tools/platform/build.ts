import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from './paths.ts';

/** What is built, from which files, into which one. */
export type BuildTarget = { name: string; workspace: string; inputs: string[]; output: string };

const COMMON = ['package-lock.json', 'shared/src', 'shared/package.json'];

/** In the order in which they need each other. */
export const BUILD_TARGETS: readonly BuildTarget[] = [
  { name: 'storefront', workspace: '@patas/storefront', inputs: [...COMMON, 'storefront'], output: 'storefront/dist' },
  { name: 'back office', workspace: '@patas/backoffice', inputs: [...COMMON, 'backoffice'], output: 'backoffice/dist' },
  {
    name: 'functions',
    workspace: '@patas/functions',
    inputs: [...COMMON, 'firebase.json', 'storefront', 'functions'],
    output: 'functions/dist/index.js',
  },
];

const SKIPPED = new Set(['node_modules', 'dist', '.local']);

function filesOf(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { withFileTypes: true, recursive: false });
  return entries.flatMap((entry) => {
    if (SKIPPED.has(entry.name) || entry.name.endsWith('.tsbuildinfo') || entry.name.endsWith('.log')) return [];
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesOf(inner) : [inner];
  });
}

/** A fingerprint of everything a target is made from. */
export function inputHash(target: BuildTarget): string {
  const hash = createHash('sha256');
  const files = target.inputs.flatMap((input) => (/\.json$/.test(input) ? [input] : filesOf(input)));
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

const stampOf = (target: BuildTarget) => join(LOCAL, 'build', `${target.workspace.split('/').at(-1)}.sha256`);

/** True when the target's output was built from exactly the files that are there now. */
export function isFresh(target: BuildTarget): boolean {
  const stamp = stampOf(target);
  return (
    existsSync(join(ROOT, target.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputHash(target)
  );
}

/** Builds a target unless it is fresh. Throws with the build's own output when it fails. */
export async function build(target: BuildTarget): Promise<'built' | 'fresh'> {
  if (isFresh(target)) return 'fresh';
  const hash = inputHash(target);
  const { code, output } = await run('npm', ['run', '--silent', 'build', '-w', target.workspace]);
  if (code !== 0) throw new Error(`The ${target.name} could not be built:\n${output.trimEnd()}`);
  mkdirSync(join(LOCAL, 'build'), { recursive: true });
  writeFileSync(stampOf(target), hash);
  return 'built';
}

/** Runs a program in the repository's root and collects what it writes. */
export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
