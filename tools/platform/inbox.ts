import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { localPorts } from './config.ts';
import type { Log } from './log.ts';
import { type Part, startPart } from './part.ts';
import { ROOT, runDir } from './paths.ts';
import { until } from './until.ts';

const MAILDEV = join(ROOT, 'node_modules/maildev/bin/maildev');

/** Starts the local mail server with its web inbox, on loopback only, and waits until the inbox answers. */
export async function startInbox(offset: number, log: Log, mailDir?: string): Promise<Part> {
  const { smtp, inbox } = localPorts(offset);
  const listen = ['--smtp', String(smtp), '--ip', '127.0.0.1', '--web', String(inbox), '--web-ip', '127.0.0.1'];
  const keep = mailDir ? ['--mail-directory', mailDir] : [];
  if (mailDir) mkdirSync(mailDir, { recursive: true });
  mkdirSync(runDir(offset), { recursive: true });
  const part = await startPart('inbox', process.execPath, [MAILDEV, ...listen, ...keep], {
    cwd: runDir(offset),
    noteIn: runDir(offset),
    env: {},
    onLine: (line) => log.line('inbox', 'info', line, false),
  });
  const answers = () => fetch(`http://127.0.0.1:${inbox}/healthz`).then((response) => response.ok);
  await until('The mail inbox', () => (part.running() ? answers() : Promise.reject(new Error('it ended'))), 30_000);
  return part;
}
