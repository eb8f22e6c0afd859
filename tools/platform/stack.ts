import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { chooseEmulators, MissingPart } from '../emulators/choose.ts';
import { startClock } from './clock.ts';
import { emulatorEnv, localPorts, type Ports } from './config.ts';
import { exportData, hasData } from './data.ts';
import { startEmulators } from './emulators.ts';
import { isFree, ownerOf } from './free-port.ts';
import { startInbox } from './inbox.ts';
import { claim, stopParts } from './leftovers.ts';
import { type Log, openLog } from './log.ts';
import type { Part } from './part.ts';
import { logDir, ROOT, runDir } from './paths.ts';
import { loadSeed } from './seed.ts';
import { eventually } from './until.ts';

export { MissingPart };

export type StackOptions = {
  /** Added to every port; a second platform beside the first one needs one. */
  offset?: number;
  /** Data to start from and to save to; `null` forgets everything at the end. */
  dataDir?: string | null;
  /** Load the demo data when there is none yet. */
  seed?: boolean;
  /** Google's JARs instead of the stand-ins. */
  official?: boolean;
  /** Also the Emulator UI. */
  ui?: boolean;
  /** Call scheduled functions every minute. */
  clock?: boolean;
  /** Keep mail between starts. */
  mailDir?: string;
  /** Nothing on the screen; the log file has it all. */
  quiet?: boolean;
  log?: Log;
};

/** A running platform: emulators, mail inbox, demo data. */
export type Stack = {
  readonly ports: Ports;
  /** What a program needs to talk to it. */
  readonly env: Record<string, string>;
  readonly description: string;
  /** Settles with one sentence when a part ends by itself. */
  readonly crashed: Promise<string>;
  /** Saves the data (unless told not to) and stops every part. Safe to call twice. */
  stop(options?: { save?: boolean }): Promise<void>;
  /** Ends every part at once. */
  kill(): void;
};

const SITES_NEED = ['storefront', 'backoffice'] as const;
const ELSEWHERE = 'or use other ports with "-- --offset 20000"';
const NOT_OURS: readonly string[] = ['ui', 'storefrontDev', 'backofficeDev'];

/**
 * Takes the place of a platform that has ended, and makes sure that its ports are free. Throws `MissingPart` with one
 * sentence when another platform runs there or another program listens.
 */
export async function takePlace(offset: number, extra: readonly string[] = []): Promise<void> {
  const claimed = claim(runDir(offset));
  if ('owner' in claimed) {
    throw new MissingPart(`The platform runs already (process ${claimed.owner}): stop it with Ctrl-C, ${ELSEWHERE}.`);
  }
  await checkPorts(offset, extra);
}

async function checkPorts(offset: number, extra: readonly string[]): Promise<void> {
  const wanted = Object.entries(localPorts(offset)).filter(
    ([name]) => !NOT_OURS.includes(name) || extra.includes(name),
  );
  for (const [name, port] of wanted) {
    if (await isFree(port)) continue;
    // What a crash left behind may still be on its way out.
    if (await eventually(() => isFree(port), 1_500)) continue;
    const owner = ownerOf(port);
    const site = (SITES_NEED as readonly string[]).includes(name) ? `the ${name}` : name;
    throw new MissingPart(`Port ${port} (${site}) is taken by ${owner ?? 'another program'}: stop it, ${ELSEWHERE}.`);
  }
}

/** The functions emulator keeps what the seed's crowd of events needed, until the bundle seems to have changed. */
function releaseWorkers(): void {
  const now = new Date();
  utimesSync(join(ROOT, 'functions/dist/index.js'), now, now);
}

/** Starts everything `npm start` has, and returns when all of it answers. What began is stopped again on failure. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { offset = 0, dataDir = null, ui = false } = options;
  const log = options.log ?? openLog(logDir(offset), { quiet: options.quiet ?? false });
  await takePlace(offset, ui ? ['ui'] : []);
  const choice = await chooseEmulators({
    folder: runDir(offset),
    official: options.official ?? false,
    onProgress: ({ done, total, name }) =>
      log.progress(`Compiling the Firestore emulator, once (about three minutes): ${done}/${total} ${name}`),
  });
  const parts: Part[] = [];
  const killAll = () => {
    for (const part of parts) part.kill();
    stopParts(runDir(offset));
  };
  process.once('exit', killAll);
  const stopAll = async () => {
    await Promise.all(parts.map((part) => part.stop()));
    stopParts(runDir(offset));
    process.off('exit', killAll);
  };
  let stopClock = () => {};
  let emulators: Part;
  try {
    parts.push(await startInbox(offset, log, options.mailDir));
    const importing = dataDir !== null && hasData(dataDir);
    const settings = { offset, log, env: choice.env, ui, ...(importing ? { importDir: dataDir } : {}) };
    emulators = await startEmulators(settings);
    parts.push(emulators);
    if (options.seed && !importing) {
      await loadSeed(offset, log);
      releaseWorkers();
    }
    if (options.clock) stopClock = startClock(offset, (message) => log.line('clock', 'warn', message));
  } catch (error) {
    await stopAll();
    throw error;
  }
  let stopping = false;
  const crashed = Promise.race(
    parts.map(async (part) => {
      const { code, signal } = await part.ended;
      return stopping
        ? new Promise<string>(() => {})
        : `The ${part.name} ended unexpectedly (${signal ?? `exit code ${code}`}); see ${log.file}.`;
    }),
  );
  return {
    ports: localPorts(offset),
    env: emulatorEnv(offset),
    description: choice.description,
    crashed,
    kill: killAll,
    async stop({ save = dataDir !== null } = {}) {
      if (stopping) return;
      stopping = true;
      stopClock();
      try {
        if (save && dataDir !== null && emulators.running()) await exportData(dataDir, offset);
      } finally {
        await stopAll();
      }
    },
  };
}
