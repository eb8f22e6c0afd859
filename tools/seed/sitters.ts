import { paths } from '@patas/shared/paths';
import type { Review } from '@patas/shared/review/schema';
import type { Sitter } from '@patas/shared/sitter/schema';
import { DAY_MS } from '@patas/shared/time/lisbon';
import type { SeededBooking } from './bookings.ts';
import type { Platform } from './connect.ts';
import { type DemoSitter, sitters } from './data/sitters.ts';
import { ownPriceCents } from './own-price.ts';
import { demoEmail, sitterPhone, sitterUid } from './people.ts';
import { photoPathOf, portrait } from './portrait.ts';
import { ratingOf } from './reviews.ts';

/** `sitters/{id}` of one demo sitter. */
export function buildSitter(sitter: DemoSitter, index: number, reviews: readonly Review[], now: Date): Sitter {
  return {
    userId: sitterUid(sitter.id),
    name: sitter.name,
    location: sitter.location,
    phone: sitterPhone(index),
    email: demoEmail(sitter.id),
    description: sitter.description,
    pricePerDayCents: sitter.price * 100,
    experienceYears: sitter.experience,
    responseTime: sitter.response,
    verified: true,
    available: sitter.available ?? true,
    listed: sitter.listed ?? true,
    services: Object.fromEntries(
      Object.keys(sitter.services).map((id) => [id, { customPriceCents: ownPriceCents(sitter, id), available: true }]),
    ),
    photoPath: photoPathOf(sitter.id),
    photo: null,
    ...ratingOf(sitter.id, reviews),
    emergencyContact: '',
    hasInsurance: sitter.insured,
    createdAt: new Date(now.getTime() - (400 - index * 14) * DAY_MS),
    updatedAt: now,
  };
}

/** Sitters and their calendars; the platform's own triggers make profiles, contacts and directory from them. */
export async function seedSitters(
  { db }: Platform,
  bookings: readonly SeededBooking[],
  reviews: readonly Review[],
  now: Date,
): Promise<number> {
  const batch = db.batch();
  for (const [index, sitter] of sitters.entries()) {
    const ranges = bookings.flatMap(({ booking, range }) => (range && booking.sitterId === sitter.id ? [range] : []));
    ranges.sort((a, b) => a.start.getTime() - b.start.getTime());
    batch.set(db.doc(paths.sitterCalendar(sitter.id)), { ranges, updatedAt: now });
    batch.set(db.doc(paths.sitter(sitter.id)), buildSitter(sitter, index, reviews, now));
  }
  await batch.commit();
  return sitters.length;
}

/** Uploads the portraits like any photo; the image trigger makes the picture sets. */
export async function seedPhotos({ bucket }: Platform, onEach: (done: number, total: number) => void): Promise<number> {
  for (const [index, sitter] of sitters.entries()) {
    await bucket
      .file(photoPathOf(sitter.id))
      .save(await portrait(sitter), { contentType: 'image/png', resumable: false });
    onEach(index + 1, sitters.length);
  }
  return sitters.length;
}
