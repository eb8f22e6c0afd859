import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type CompileProgress, readCompileLine } from './cargo-progress.ts';
import { findProgram } from './find-program.ts';

/** The Firestore emulator in Rust; its version is pinned so that everybody tests against the same one. */
export const HIDANE_VERSION = '0.6.0';

const cargoBin = () => join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'bin');

export const findHidane = () => findProgram('hidane', [cargoBin()]);
export const findCargo = () => findProgram('cargo', [cargoBin()]);

/**
 * Compiles hidane (about three minutes, once) and returns its path.
 * `onProgress` is called whenever another crate begins. Throws with cargo's last lines when it fails.
 */
export async function installHidane(cargo: string, onProgress: (progress: CompileProgress) => void): Promise<string> {
  const child = spawn(cargo, ['install', 'hidane', '--version', HIDANE_VERSION, '--locked', '--color', 'never'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  const tail: string[] = [];
  let progress: CompileProgress = { done: 0, total: 0, name: 'crates.io index' };
  createInterface({ input: child.stderr }).on('line', (line) => {
    tail.push(line.trim());
    if (tail.length > 8) tail.shift();
    const next = readCompileLine(progress, line);
    if (next === progress) return;
    progress = next;
    onProgress(progress);
  });
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (exitCode, signal) => resolve(exitCode ?? signal ?? 'no exit code'));
  });
  process.off('exit', stop);
  const path = findHidane();
  if (code !== 0 || !path) throw new Error(`cargo install hidane failed (${code}):\n  ${tail.join('\n  ')}`);
  return path;
}
