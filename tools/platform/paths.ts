import { join, resolve } from 'node:path';

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Everything the platform writes; ignored by git. */
export const LOCAL = join(ROOT, '.local');

const suffix = (offset: number) => (offset === 0 ? '' : `-${offset}`);

/** The data of `npm start`: emulator export, written on exit and read on start. */
export const dataDir = (offset: number) => join(LOCAL, `data${suffix(offset)}`);

/** The mail of `npm start`'s inbox, kept between starts. */
export const mailDir = (offset: number) => join(LOCAL, `mail${suffix(offset)}`);

/** Where one platform keeps its short-lived files: pid files, shims, the emulators' own logs. */
export const runDir = (offset: number) => join(LOCAL, 'run', String(offset));

/** Where one platform keeps its readable logs. */
export const logDir = (offset: number) => join(LOCAL, 'logs', ...(offset === 0 ? [] : [String(offset)]));
