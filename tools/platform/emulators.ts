import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emulatorEnv, LOCAL_PROJECT_ID } from './config.ts';
import { localConfig, readFirebaseConfig, writeFirebaseConfig } from './firebase-config.ts';
import { readFirebaseLine } from './firebase-lines.ts';
import type { Log } from './log.ts';
import { type Part, startPart } from './part.ts';
import { ROOT, runDir } from './paths.ts';

export type EmulatorOptions = {
  offset: number;
  log: Log;
  /** From `chooseEmulators`. */
  env: Record<string, string>;
  /** An export to start from. */
  importDir?: string;
  ui: boolean;
};

const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const START_PATIENCE_MS = 180_000;

/**
 * The functions emulator starts a program of its own (about 100 MB) for every call that finds none free, up to 50 at once.
 * Few at a time, each with a small young generation, keep a laptop responsive; the rest waits in a queue.
 */
const RUNTIME = {
  FUNCTIONS_EMULATOR_PARALLEL: '4',
  FUNCTIONS_DISCOVERY_TIMEOUT: '120',
  NODE_OPTIONS: '--max-semi-space-size=2',
  MALLOC_ARENA_MAX: '2',
  NO_UPDATE_NOTIFIER: '1',
  FORCE_COLOR: '0',
};

/** Short, because sockets go there too, and always the same one for a run folder, so that a crash leaves no more than one. */
function temporaryDir(folder: string): string {
  return join(tmpdir(), `patas-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
}

/** Starts firebase-tools' emulators and waits until all of them answer. */
export async function startEmulators({ offset, log, env, importDir, ui }: EmulatorOptions): Promise<Part> {
  const folder = runDir(offset);
  mkdirSync(folder, { recursive: true });
  const config = writeFirebaseConfig(
    offset === 0 ? 'local' : `local-${offset}`,
    localConfig(readFirebaseConfig(), offset, { ui }),
  );
  const args = [FIREBASE, 'emulators:start', '--config', config, '--project', LOCAL_PROJECT_ID];
  if (importDir) args.push('--import', importDir);
  // The Storage emulator keeps its files in the temporary folder under a fixed name, and the hub its address: one folder a platform.
  const temporary = temporaryDir(folder);
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true, mode: 0o700 });
  const problems: string[] = [];
  const { promise: ready, resolve: isReady, reject: cannot } = Promise.withResolvers<void>();
  const fail = (reason: string) => cannot(new Error(`${reason} All of it is in ${log.file}.`));
  let part: Part | undefined;
  part = await startPart('emulators', process.execPath, args, {
    cwd: folder,
    noteIn: folder,
    env: { ...emulatorEnv(offset), ...RUNTIME, ...env, TMPDIR: temporary },
    stopSignal: 'SIGINT',
    onLine(raw) {
      const line = readFirebaseLine(raw);
      log.line(line.part, line.level, line.text, line.shown);
      if (line.level !== 'info' && line.shown) problems.push(line.text);
      if (raw.includes('All emulators ready')) isReady();
      if (raw.includes('Failed to load function definition')) fail('The functions could not be loaded.');
      // firebase-tools goes on without an emulator that was killed; nothing works then, so the rest ends too.
      if (/Emulator has exited (upon|with)/.test(raw)) void part?.stop(5_000);
      if (/storage\.rules:\d+/.test(raw)) fail(`The Storage rules were refused: ${line.text}.`);
    },
  });
  void part.ended.then(() => {
    rmSync(temporary, { recursive: true, force: true });
    fail(`The emulators ended before they were ready. ${problems.slice(-3).join(' ')}`);
  });
  const late = setTimeout(
    () => fail(`The emulators were not ready after ${START_PATIENCE_MS / 1000} s.`),
    START_PATIENCE_MS,
  );
  try {
    await ready;
    return part;
  } catch (error) {
    await part.stop(2_000);
    throw error;
  } finally {
    clearTimeout(late);
  }
}
