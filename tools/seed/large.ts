import type { BusyRange } from '@patas/shared/booking/schedule';
import { paths } from '@patas/shared/paths';
import { EXPERIENCE_YEARS, RESPONSE_TIMES, type Sitter } from '@patas/shared/sitter/schema';
import { addDays, DAY_MS, dayOf, startOfDay } from '@patas/shared/time/lisbon';
import { LOCATIONS } from '@patas/shared/town';
import { rebuildDirectory } from '../../functions/src/directory/rebuild.ts';
import { withoutTriggers } from '../platform/triggers.ts';
import { seedCatalogue } from './catalogue.ts';
import type { Platform } from './connect.ts';
import { services } from './data/services.ts';
import { sitters } from './data/sitters.ts';
import { stableRandom } from './stable.ts';

const BATCH = 400;

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;

/** One made-up sitter of a large set: names and texts are put together from the demo sitters'. */
export function buildLargeSitter(index: number, now: Date): { id: string; sitter: Sitter; ranges: BusyRange[] } {
  const id = `large-${index}`;
  const random = stableRandom(id);
  const [first = ''] = pick(sitters, random).name.split(' ');
  const last = pick(sitters, random).name.split(' ').slice(1).join(' ');
  const offered = services.filter(() => random() < 0.35);
  const reviewCount = random() < 0.3 ? 0 : Math.ceil(random() * 60);
  const ranges = Array.from({ length: Math.floor(random() * 6) }, (_, stay): BusyRange => {
    const start = addDays(dayOf(now), stay * 28 + Math.floor(random() * 12));
    return {
      id: `${id}-${stay}`,
      kind: 'booked',
      start: startOfDay(start),
      end: startOfDay(addDays(start, 1 + Math.floor(random() * 10))),
    };
  });
  const sitter: Sitter = {
    userId: null,
    name: `${first} ${last}`,
    location: pick(LOCATIONS, random),
    phone: `+351 920 ${String(100_000 + index).slice(-6)}`,
    email: `${id}@example.pt`,
    description: pick(sitters, random).description,
    pricePerDayCents: 1500 + Math.floor(random() * 86) * 100,
    experienceYears: pick(EXPERIENCE_YEARS, random),
    responseTime: pick(RESPONSE_TIMES, random),
    verified: true,
    available: random() < 0.95,
    listed: true,
    services: Object.fromEntries(
      (offered.length > 0 ? offered : services.slice(0, 1)).map((service) => [
        service.id,
        {
          customPriceCents: random() < 0.4 ? Math.round(service.basePriceCents * (0.8 + random() * 0.6)) : null,
          available: true,
        },
      ]),
    ),
    photoPath: null,
    photo: null,
    averageRating: reviewCount === 0 ? null : Math.round((3.5 + random() * 1.5) * 10) / 10,
    reviewCount,
    emergencyContact: '',
    hasInsurance: random() < 0.5,
    createdAt: new Date(now.getTime() - Math.floor(random() * 700) * DAY_MS),
    updatedAt: now,
  };
  return { id, sitter, ranges };
}

/** Adds `count` sitters for measuring: written in batches with the triggers paused, then projected all at once. */
export async function seedLarge(
  platform: Platform,
  count: number,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  if (!Number.isInteger(count) || count < 1 || count > 100_000)
    throw new Error('--sitters takes a whole number from 1 to 100000');
  const { db } = platform;
  await seedCatalogue(platform);
  await withoutTriggers(async () => {
    for (let from = 0; from < count; from += BATCH) {
      const batch = db.batch();
      for (let index = from; index < Math.min(count, from + BATCH); index += 1) {
        const { id, sitter, ranges } = buildLargeSitter(index, now);
        batch.set(db.doc(paths.sitter(id)), sitter);
        batch.set(db.doc(paths.sitterCalendar(id)), { ranges, updatedAt: now });
      }
      await batch.commit();
      say(`${Math.min(count, from + BATCH)} of ${count} sitters`);
    }
    say('building profiles and directory …');
    await rebuildDirectory(db, now);
  });
}
