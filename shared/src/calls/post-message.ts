import * as z from 'zod/mini';
import { messageContent } from '../message/schema.ts';
import { id, requestId } from '../text/schema.ts';
import { call } from './call.ts';

/** Both sides and admins. Refusals: booking-not-found, no-booking-access, invalid-input, rate-limited. */
export const postMessage = call<{ message: { id: string; senderId: string; content: string; createdAt: string } }>()(
  'postMessage',
  z.object({ bookingId: id(), content: messageContent, requestId: requestId() }),
);
