import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emulatorEnv } from './config.ts';
import type { Log } from './log.ts';
import { startPart } from './part.ts';
import { ROOT } from './paths.ts';

const SEED = join(ROOT, 'tools/seed/main.ts');
const ACCOUNTS = join(ROOT, 'tools/seed/accounts.ts');

export type DemoAccount = { role: string; email: string; password: string };

/** Loads the demo data into a running platform. Throws when it fails; its words are in the log. */
export async function loadSeed(offset: number, log: Log): Promise<void> {
  const part = await startPart('seed', process.execPath, [SEED], {
    cwd: ROOT,
    env: emulatorEnv(offset),
    onLine: (line) => log.line('seed', 'info', line),
  });
  const { code } = await part.ended;
  if (code !== 0) throw new Error(`The demo data could not be loaded; the lines above say why (also in ${log.file}).`);
}

/** The accounts the demo data has, for the table that `npm start` prints. */
export async function demoAccounts(): Promise<readonly DemoAccount[]> {
  if (!existsSync(ACCOUNTS)) return [];
  const module = (await import(pathToFileURL(ACCOUNTS).href)) as { demoAccounts: readonly DemoAccount[] };
  return module.demoAccounts;
}
