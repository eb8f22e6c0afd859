import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';

export type Level = 'info' | 'warn' | 'error';

/** Where a platform's words go: the screen (unless quiet) and one file that holds everything. */
export type Log = {
  /** A line for people. */
  say(text: string): void;
  /** A line a part of the platform wrote; `shown` false keeps it in the file only. */
  line(part: string, level: Level, text: string, shown?: boolean): void;
  /** Progress of something slow; on a terminal it replaces the line before. */
  progress(text: string): void;
  /** Path of the file. */
  readonly file: string;
  /** Settles when the file has everything. */
  close(): Promise<void>;
};

const COLOURS = { info: 'gray', warn: 'yellow', error: 'red' } as const;
const PART_WIDTH = 9;
const QUIET_PROGRESS_MS = 10_000;

/** Opens the log of one platform; `quiet` writes to the file alone. */
export function openLog(folder: string, options: { quiet?: boolean; name?: string } = {}): Log {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${options.name ?? 'platform'}.log`);
  const stream = createWriteStream(file, { flags: 'w' });
  const live = process.stdout.isTTY === true;
  let dirty = false;
  let lastProgress = 0;
  const print = (text: string) => {
    if (options.quiet) return;
    process.stdout.write(`${dirty ? '\r\u001b[2K' : ''}${text}\n`);
    dirty = false;
  };
  return {
    file,
    say(text) {
      stream.write(`${text}\n`);
      print(text);
    },
    line(part, level, text, shown = true) {
      stream.write(`${new Date().toISOString()} ${part} ${level} ${text}\n`);
      if (shown) print(`${styleText('dim', part.padEnd(PART_WIDTH))} ${paint(level, text)}`);
    },
    progress(text) {
      stream.write(`${text}\n`);
      if (options.quiet) return;
      if (live) {
        process.stdout.write(`\r\u001b[2K${text.slice(0, (process.stdout.columns ?? 80) - 1)}`);
        dirty = true;
      } else if (Date.now() - lastProgress > QUIET_PROGRESS_MS) {
        lastProgress = Date.now();
        print(text);
      }
    },
    close() {
      if (dirty) print('');
      return new Promise((resolve) => stream.end(resolve));
    },
  };
}

function paint(level: Level, text: string): string {
  return level === 'info' ? text : styleText(COLOURS[level], text);
}
