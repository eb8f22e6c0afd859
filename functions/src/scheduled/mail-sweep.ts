import { REGION } from '@patas/shared/local/ports';
import { onSchedule } from 'firebase-functions/scheduler';
import { sweepMail } from '../mail/sweep.ts';

/** Every minute: mails that are due. */
export const mailSweep = onSchedule(
  { region: REGION, schedule: 'every 1 minutes', timeoutSeconds: 300, maxInstances: 1 },
  () => sweepMail(),
);
