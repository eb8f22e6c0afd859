import { REGION } from '@patas/shared/local/ports';
import { TIME_ZONE } from '@patas/shared/time/lisbon';
import { onSchedule } from 'firebase-functions/scheduler';
import { rebuildDirectory } from '../directory/rebuild.ts';

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
  async () => {
    await rebuildDirectory();
  },
);
