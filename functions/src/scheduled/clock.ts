import { REGION } from '@patas/shared/local/ports';
import { TIME_ZONE } from '@patas/shared/time/lisbon';
import { onSchedule } from 'firebase-functions/scheduler';
import { runClock } from '../services/bookings/run-clock.ts';

/** Expires what nobody answered and completes what is over (design §4). */
export const clock = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, timeZone: TIME_ZONE, timeoutSeconds: 300 },
  async () => {
    await runClock(new Date());
  },
);
