import { applicantSchema } from '@patas/shared/application/schema';
import { possibleEvents } from '@patas/shared/booking/machine';
import { overlaps } from '@patas/shared/booking/schedule';
import { bookingAccessSchema, bookingEventSchema, bookingSchema } from '@patas/shared/booking/schema';
import { BOOKING_STATUSES } from '@patas/shared/booking/status';
import { reviewSchema } from '@patas/shared/review/schema';
import { SERVICE_TYPES, serviceSchema } from '@patas/shared/service/schema';
import { sitterSchema } from '@patas/shared/sitter/schema';
import { LOCATIONS } from '@patas/shared/town';
import { describe, expect, it } from 'vitest';
import { buildBookings } from './bookings.ts';
import { applications } from './data/applications.ts';
import { services } from './data/services.ts';
import { sitters } from './data/sitters.ts';
import { buildLargeSitter } from './large.ts';
import { buildReviews } from './reviews.ts';
import { buildSitter } from './sitters.ts';

const NOW = new Date('2026-11-21T11:30:00Z');
const bookings = buildBookings(NOW);
const reviews = buildReviews(bookings);

describe('the demo data', () => {
  it('has 24 sitters over all towns and ten services of all types', () => {
    expect(sitters).toHaveLength(24);
    expect(new Set(sitters.map(({ location }) => location))).toEqual(new Set(LOCATIONS));
    expect(services).toHaveLength(10);
    expect(new Set(services.map(({ serviceType }) => serviceType))).toEqual(new Set(SERVICE_TYPES));
    expect(services.some(({ durationHours }) => durationHours < 24)).toBe(true);
  });
  it('has a booking in every status', () => {
    expect(new Set(bookings.map(({ booking }) => booking.status))).toEqual(new Set(BOOKING_STATUSES));
  });
  it('fits the schemas', () => {
    for (const [index, sitter] of sitters.entries()) sitterSchema.parse(buildSitter(sitter, index, reviews, NOW));
    for (const { booking, access, events } of bookings) {
      bookingSchema.parse(booking);
      bookingAccessSchema.parse(access);
      for (const event of events) bookingEventSchema.parse(event);
    }
    for (const review of reviews) reviewSchema.parse(review);
    for (const service of services) serviceSchema.parse(service);
    for (const { email } of applications) expect(applicantSchema.shape.email.parse(email)).toBe(email);
  });
  it('asks sitters only for what they offer, and never twice for the same time', () => {
    for (const { booking } of bookings) {
      const sitter = sitters.find(({ id }) => id === booking.sitterId);
      if (sitter)
        expect([sitter.id, Object.keys(sitter.services)]).toEqual([
          sitter.id,
          expect.arrayContaining([booking.serviceId]),
        ]);
    }
    const ranges = bookings.flatMap(({ booking, range }) => (range ? [{ ...range, sitter: booking.sitterId }] : []));
    for (const [index, one] of ranges.entries()) {
      for (const other of ranges.slice(index + 1))
        expect(one.sitter === other.sitter && overlaps(one, other)).toBe(false);
    }
  });
  it('has ids of its own for each booking', () => {
    expect(new Set(bookings.map(({ id }) => id)).size).toBe(bookings.length);
  });
  it('gives something to do: requests to accept, bookings to assign', () => {
    const open = bookings.filter(
      ({ booking }) => booking.sitterId === 'ana-marques' && possibleEvents(booking, 'sitter', NOW).includes('accept'),
    );
    expect(open.length).toBeGreaterThan(0);
    expect(
      bookings.filter(({ booking }) => booking.status === 'pending' && booking.sitterId === null).length,
    ).toBeGreaterThan(0);
  });
  it('is the same on the same day', () => {
    expect(buildBookings(NOW)).toEqual(bookings);
    expect(buildLargeSitter(17, NOW)).toEqual(buildLargeSitter(17, NOW));
  });
  it('fits the schemas in the large set too', () => {
    for (let index = 0; index < 300; index += 1) sitterSchema.parse(buildLargeSitter(index, NOW).sitter);
  });
});
