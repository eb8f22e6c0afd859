import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { notePid } from './leftovers.ts';

/** How a part ended. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/** One program of the platform, in a process group of its own so that Ctrl-C reaches it only through us. */
export type Part = {
  readonly name: string;
  readonly pid: number;
  /** Settles when the program ends, for whatever reason. */
  readonly ended: Promise<Ending>;
  /** True until it has ended. */
  running(): boolean;
  /** Asks it to end, waits `graceMs`, then ends its whole group. */
  stop(graceMs?: number): Promise<void>;
  /** Ends the whole group now. */
  kill(): void;
};

/** Parts that run. Whatever way this process ends, they end with it. */
const live = new Set<number>();
process.on('exit', () => {
  for (const pid of live) signalGroup(pid, 'SIGKILL');
});

export type PartOptions = {
  cwd: string;
  env: Record<string, string>;
  onLine: (line: string) => void;
  /** What a polite request to end is. */
  stopSignal?: NodeJS.Signals;
  /** Run folder in which its process id is noted, see `leftovers.ts`. */
  noteIn?: string;
};

/** Starts a program; rejects when it cannot be started at all. */
export async function startPart(name: string, command: string, args: string[], options: PartOptions): Promise<Part> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', options.onLine);
  const ended = new Promise<Ending>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  const pid = await spawned(name, child);
  live.add(pid);
  if (options.noteIn) notePid(options.noteIn, name, pid);
  void ended.then(() => live.delete(pid));
  const kill = () => signalGroup(pid, 'SIGKILL');
  return {
    name,
    pid,
    ended,
    running: () => live.has(pid),
    kill,
    async stop(graceMs = 20_000) {
      if (live.has(pid)) child.kill(options.stopSignal ?? 'SIGTERM');
      await Promise.race([ended, after(graceMs)]);
      kill();
      await ended;
    },
  };
}

function spawned(name: string, child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${name} could not be started: ${error.message}`)));
    child.once('spawn', () => resolve(child.pid ?? 0));
  });
}

/** Signals every process of a group; one that has ended already is fine. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
