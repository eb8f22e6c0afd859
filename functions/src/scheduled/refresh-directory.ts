import { REGION } from '@patas/shared/local/ports';
import { paths } from '@patas/shared/paths';
import { dayOf, TIME_ZONE } from '@patas/shared/time/lisbon';
import { onSchedule } from 'firebase-functions/scheduler';
import { rebuildDirectory } from '../directory/rebuild.ts';
import { db } from '../lib/app.ts';

/** Brings the directory up to date unless every page begins today already. */
export async function refreshDirectoryNow(now = new Date()): Promise<void> {
  const stale = db().collection(paths.directory).where('from', '<', dayOf(now)).limit(1);
  if (!(await stale.get()).empty) await rebuildDirectory(db(), now);
}

/** Every night: all directory pages begin today, and whatever a lost event left behind is put right. */
export const refreshDirectory = onSchedule(
  {
    region: REGION,
    schedule: '10 0 * * *',
    timeZone: TIME_ZONE,
    timeoutSeconds: 1800,
    memory: '512MiB',
    retryCount: 3,
  },
  () => refreshDirectoryNow(),
);
