import * as z from 'zod/mini';
import { id, text } from '../text/schema.ts';

/** Longest message, in characters (design §7). */
export const MAX_MESSAGE_LENGTH = 2000;

/** What the send box takes: not empty once trimmed (spec §5). */
export const messageContent = text(1, MAX_MESSAGE_LENGTH);

/** `bookings/{id}/messages/{id}`. */
export const messageSchema = z.object({
  bookingId: id(),
  senderId: id(),
  /** Which side wrote it: names come from the booking. */
  sender: z.enum(['customer', 'sitter', 'admin']),
  content: z.string(),
  createdAt: z.date(),
});
export type Message = z.output<typeof messageSchema>;
