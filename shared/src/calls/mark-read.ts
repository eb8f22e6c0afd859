import * as z from 'zod/mini';
import { id } from '../text/schema.ts';
import { call } from './call.ts';

/** Either side: its unread count of the booking becomes 0. */
export const markRead = call<{ ok: true }>()('markRead', z.object({ bookingId: id() }));
