import { stripVTControlCharacters } from 'node:util';
import type { Level } from './log.ts';

/** What one line of firebase-tools' output means to people. */
export type FirebaseLine = { part: string; level: Level; text: string; shown: boolean };

/** Lines that say nothing new to people: start-up notices and the stand-ins' own doing. */
const NOISE = [
  /Env variable override detected/,
  /emulator binary at/,
  /Unable to look up project number/,
  /not currently authenticated/,
  /Application Default Credentials detected/,
  /The Emulator UI is not starting/,
  /Detected demo project ID/,
  /function ignored because the (pubsub|unknown)/,
  /running multiple instances of the emulator suite/,
  /Unable to fetch the CLI MOTD/,
  /outdated version of firebase-functions/,
  /MaxListenersExceededWarning|Use `node --trace-warnings/,
  /Your requested "node" version/,
];

const isNoise = (line: string) => NOISE.some((noise) => noise.test(line));

const MARKS: Record<string, Level> = { '⚠': 'warn', '!': 'warn', '✖': 'error' };

/**
 * Reads a line such as `i  functions: Beginning execution of "x"` or `>  {"severity":"INFO",…}`.
 * Shown are what functions log, warnings, errors and requests that failed on the server.
 */
export function readFirebaseLine(raw: string): FirebaseLine {
  const line = stripVTControlCharacters(raw).trimEnd();
  const logged = /^>\s+(.*)$/.exec(line);
  if (logged) return functionLog(logged[1] ?? '');
  const [, mark = '', label = '', text = line] = /^(i|[^\w\s])\s{2,}(?:([\w[\]().-]+):\s+)?(.*)$/.exec(line) ?? [];
  const level: Level = /^Error:|^\s+at /.test(line) ? 'error' : (MARKS[mark] ?? 'info');
  const part = label.split('[')[0] || 'firebase';
  const access = part === 'hosting' && /"[A-Z]+ \S+ HTTP\/[\d.]+" (\d{3})/.exec(text);
  if (access) return { part, level: 'info', text, shown: Number(access[1]) >= 500 };
  return { part, level, text, shown: level !== 'info' && !isNoise(line) };
}

const SEVERITIES: Record<string, Level> = { WARNING: 'warn', ERROR: 'error', CRITICAL: 'error', ALERT: 'error' };

/** Functions log JSON (one object a line) or plain text. */
function functionLog(text: string): FirebaseLine {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry === 'object' && entry !== null && 'severity' in entry) {
      const { severity, message, ...rest } = entry as { severity: string; message?: string };
      const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
      const level = SEVERITIES[severity] ?? 'info';
      return { part: 'functions', level, text: `${message ?? ''}${details}`, shown: severity !== 'DEBUG' };
    }
  } catch {
    // Not JSON: what a function wrote to the console.
  }
  return { part: 'functions', level: 'info', text, shown: text.trim() !== '' && !isNoise(text) };
}
