import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
const START_PATIENCE_MS = 120_000;

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
  const temporary = mkdtempSync(join(tmpdir(), 'patas-'));
  let ready = () => {};
  let broken = (_: Error) => {};
  const started = new Promise<void>((resolve, reject) => {
    ready = resolve;
    broken = reject;
  });
  const problems: string[] = [];
  const part = await startPart('emulators', process.execPath, args, {
    cwd: folder,
    env: { ...emulatorEnv(offset), ...env, TMPDIR: temporary, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0' },
    stopSignal: 'SIGINT',
    onLine(raw) {
      const line = readFirebaseLine(raw);
      log.line(line.part, line.level, line.text, line.shown);
      if (line.level !== 'info') problems.push(line.text);
      if (raw.includes('All emulators ready')) ready();
      if (raw.includes('Failed to load function definition'))
        broken(new Error(`The functions could not be loaded: ${line.text}`));
    },
  });
  const cleaned = part.ended.then(() => {
    rmSync(temporary, { recursive: true, force: true });
    stopOrphan(join(folder, 'firestore.pid'));
  });
  const withCleanup: Part = {
    ...part,
    kill: () => {
      part.kill();
      stopOrphan(join(folder, 'firestore.pid'));
    },
    stop: async (graceMs) => {
      await part.stop(graceMs);
      await cleaned;
    },
  };
  void part.ended.then(() =>
    broken(
      new Error(`The emulators ended before they were ready. ${problems.slice(-3).join(' ')} (all of it: ${log.file})`),
    ),
  );
  const late = setTimeout(
    () => broken(new Error(`The emulators were not ready after ${START_PATIENCE_MS / 1000} s; see ${log.file}.`)),
    START_PATIENCE_MS,
  );
  try {
    await started;
  } catch (error) {
    await withCleanup.stop(2_000);
    throw error;
  } finally {
    clearTimeout(late);
  }
  return withCleanup;
}

/** Ends the Firestore emulator an earlier, crashed platform left behind (its process id is in `pidFile`). */
export function stopOrphan(pidFile: string): void {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'));
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (command.includes('hidane')) process.kill(pid, 'SIGTERM');
  } catch {
    // No file, no such process, or a system without /proc: nothing was left behind that we can tell.
  }
  rmSync(pidFile, { force: true });
}
