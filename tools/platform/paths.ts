import { join, resolve } from 'node:path';

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Everything the platform writes; ignored by git. */
export const LOCAL = join(ROOT, '.local');

/** The data of `npm start`: emulator export, written on exit and read on start. */
export const DATA_DIR = join(LOCAL, 'data');

/** Where one platform keeps its short-lived files: pid files, shims, the emulators' own logs. */
export const runDir = (offset: number) => join(LOCAL, 'run', String(offset));

/** Where one platform keeps its readable logs. */
export const logDir = (offset: number) => join(LOCAL, 'logs', ...(offset === 0 ? [] : [String(offset)]));
