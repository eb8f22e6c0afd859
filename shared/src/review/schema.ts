import * as z from 'zod/mini';
import { id, text } from '../text/schema.ts';

/** `reviews/{bookingId}_{side}`: one of each side, after a completed booking. */
export const reviewSchema = z.object({
  bookingId: id(),
  side: z.enum(['customer', 'sitter']),
  authorId: id(),
  authorName: z.string(),
  sitterId: id(),
  customerId: id(),
  rating: z.int().check(z.gte(1), z.lte(5)),
  text: text(0, 2000),
  published: z.boolean(),
  createdAt: z.date(),
});
export type Review = z.output<typeof reviewSchema>;
