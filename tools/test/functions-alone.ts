import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../platform/build.ts';
import { LOCAL_PROJECT_ID } from '../platform/config.ts';
import { ROOT } from '../platform/paths.ts';
import { type Outcome, single } from './outcome.ts';

const IMPORT = `
const functions = Object.entries(await import('./dist/index.js')).filter(([, value]) => value?.__endpoint);
if (functions.length === 0) throw new Error('the bundle exports no function');
console.log(functions.length);
`;

/**
 * Proves that `functions/` deploys alone: what firebase-tools uploads is copied to an empty place, installed from the
 * registry without development dependencies, and imported.
 */
export async function functionsAlone(): Promise<Outcome> {
  const place = mkdtempSync(join(tmpdir(), 'patas-functions-'));
  try {
    for (const name of ['package.json', 'dist']) {
      cpSync(join(ROOT, 'functions', name), join(place, name), { recursive: true });
    }
    writeFileSync(join(place, 'check.mjs'), IMPORT);
    const install = await run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: place,
    });
    if (install.code !== 0) return single(false, `functions/ alone could not be installed:\n${install.output}`);
    const env = { GCLOUD_PROJECT: LOCAL_PROJECT_ID, FIREBASE_CONFIG: JSON.stringify({ projectId: LOCAL_PROJECT_ID }) };
    const check = await run(process.execPath, ['check.mjs'], { cwd: place, env });
    return single(check.code === 0, `functions/ alone could not be imported:\n${check.output}`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
