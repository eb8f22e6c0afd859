import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCAL_PROJECT_ID, origins } from './config.ts';

/** The file firebase-tools writes last into an export; without it the export is not whole. */
const METADATA = 'firebase-export-metadata.json';

const isWhole = (dir: string) => existsSync(join(dir, METADATA));

/**
 * True when `dir` holds data to start from. An exchange that a crash cut in two is finished first: what was
 * being replaced is taken back.
 */
export function hasData(dir: string): boolean {
  const before = `${dir}.old`;
  if (!isWhole(dir) && isWhole(before)) {
    rmSync(dir, { recursive: true, force: true });
    renameSync(before, dir);
  }
  return isWhole(dir);
}

/** Puts a finished export in the place of the last one; at every moment one whole export is there. */
export function exchange(fresh: string, dir: string): void {
  if (!isWhole(fresh)) throw new Error(`The export in ${fresh} is not complete; the last data in ${dir} stays.`);
  const before = `${dir}.old`;
  if (isWhole(dir)) {
    rmSync(before, { recursive: true, force: true });
    renameSync(dir, before);
  }
  rmSync(dir, { recursive: true, force: true });
  renameSync(fresh, dir);
  rmSync(before, { recursive: true, force: true });
}

/** Exports a running platform's accounts, documents and files to `dir`. Throws when the hub refuses or is away. */
export async function exportData(dir: string, offset = 0): Promise<void> {
  const fresh = `${dir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(dirname(dir), { recursive: true });
  const response = await fetch(`${origins(offset).hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: fresh, initiatedBy: 'platform', projectId: LOCAL_PROJECT_ID }),
  });
  if (!response.ok) throw new Error(`The emulators could not export their data: ${await response.text()}`);
  exchange(fresh, dir);
}

/** Forgets all data. */
export function forgetData(dir: string): void {
  for (const path of [dir, `${dir}.new`, `${dir}.old`]) rmSync(path, { recursive: true, force: true });
}
