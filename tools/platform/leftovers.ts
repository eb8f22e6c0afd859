import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SUFFIX = '.pid';
const OWNER = 'owner';

/** Words a program's command line has, so that a number the system has given to another program is left alone. */
const PARTS = ['firebase-tools', 'maildev', 'hidane'];
const OWNERS = ['node', 'vitest'];

/** Notes a part's process id in the run folder, so that a later start can stop what a crash left behind. */
export function notePid(folder: string, name: string, pid: number): void {
  writeFileSync(join(folder, name + SUFFIX), `${pid}\n`);
}

/**
 * Makes this process the owner of a run folder and ends the parts an earlier, crashed owner left behind.
 * @returns the names of those parts, or the process id of an owner that still runs.
 */
export function claim(folder: string): { stopped: string[] } | { owner: number } {
  mkdirSync(folder, { recursive: true });
  const owner = readPid(join(folder, OWNER + SUFFIX));
  if (owner !== process.pid && runs(owner, OWNERS)) return { owner };
  const stopped = stopParts(folder);
  notePid(folder, OWNER, process.pid);
  return { stopped };
}

/** Ends the parts that were noted and still run, and forgets them all. Returns the names of those it ended. */
export function stopParts(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(SUFFIX))
    .flatMap((file) => {
      const pid = readPid(join(folder, file));
      const name = file.slice(0, -SUFFIX.length);
      const left = name !== OWNER && runs(pid, PARTS);
      if (left) endGroup(pid);
      rmSync(join(folder, file), { force: true });
      return left ? [name] : [];
    });
}

function readPid(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function runs(pid: number, words: readonly string[]): boolean {
  if (!Number.isInteger(pid) || pid < 2) return false;
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return words.some((word) => command.includes(word));
  } catch {
    return false; // It has ended, or this system has no /proc.
  }
}

/** A part leads a group of its own; hidane, started by firebase-tools, too. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended in between.
  }
}
