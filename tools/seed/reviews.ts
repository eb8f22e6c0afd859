import type { Review } from '@patas/shared/review/schema';
import { HOUR_MS } from '@patas/shared/time/lisbon';
import type { SeededBooking } from './bookings.ts';

/** The customers' reviews of completed stays. */
export const buildReviews = (bookings: readonly SeededBooking[]): (Review & { bookingId: string })[] =>
  bookings.flatMap(({ id, booking, stay }) =>
    stay.review && booking.sitterId && booking.completedAt
      ? [
          {
            bookingId: id,
            side: 'customer' as const,
            authorId: booking.customerId,
            authorName: booking.customer.name,
            sitterId: booking.sitterId,
            customerId: booking.customerId,
            rating: stay.review[0],
            text: stay.review[1],
            published: true,
            createdAt: new Date(booking.completedAt.getTime() + 20 * HOUR_MS),
          },
        ]
      : [],
  );

/** A sitter's published reviews in two numbers; the average to one decimal, null without any. */
export function ratingOf(
  sitterId: string,
  reviews: readonly Review[],
): { averageRating: number | null; reviewCount: number } {
  const ratings = reviews.filter((review) => review.sitterId === sitterId).map(({ rating }) => rating);
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return { averageRating: ratings.length === 0 ? null : Math.round(average * 10) / 10, reviewCount: ratings.length };
}
