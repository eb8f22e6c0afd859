import { seedApplicants } from './applicants.ts';
import { buildBookings } from './bookings.ts';
import { seedCatalogue } from './catalogue.ts';
import type { Platform } from './connect.ts';
import { seedHistory } from './history.ts';
import { seedPeople } from './people.ts';
import { buildReviews } from './reviews.ts';
import { settle } from './settle.ts';
import { seedPhotos, seedSitters } from './sitters.ts';

/** Loads the demo data. The same day gives the same data, and loading it twice changes nothing. */
export async function seedDemo(platform: Platform, now: Date, say: (line: string) => void): Promise<void> {
  const bookings = buildBookings(now);
  const reviews = buildReviews(bookings);
  say(`${await seedPeople(platform, now)} accounts`);
  say(`${await seedCatalogue(platform)} services`);
  say(`${await seedSitters(platform, bookings, reviews, now)} sitters`);
  say(`${await seedHistory(platform, bookings, reviews)} bookings, ${reviews.length} reviews`);
  say(`${await seedApplicants(platform, now)} applications`);
  say(`${await seedPhotos(platform, (done, total) => done % 8 === 0 && say(`photo ${done} of ${total}`))} photos`);
  say('waiting for profiles, pictures and directory …');
  await settle(platform);
}
