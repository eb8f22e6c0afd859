import type { BusyRange } from '@patas/shared/booking/schedule';
import { encodeBusy } from '@patas/shared/directory/busy';
import type { ReviewItem, SitterPageData } from '@patas/shared/page/page';
import { paths } from '@patas/shared/paths';
import type { Review } from '@patas/shared/review/schema';
import type { PublicSitter } from '@patas/shared/sitter/schema';
import { dayOf } from '@patas/shared/time/lisbon';
import { db } from '../../lib/app.ts';
import { converter } from '../../lib/documents.ts';
import { fresh, type Reads } from '../fresh.ts';
import { activeServices } from './services.ts';

/** Reviews a sitter's page shows: the newest. */
const REVIEWS = 50;

async function newestReviews(sitterId: string, reads: Reads): Promise<ReviewItem[]> {
  const query = db()
    .collection(paths.reviews)
    .where('sitterId', '==', sitterId)
    .where('side', '==', 'customer')
    .where('published', '==', true)
    .orderBy('createdAt', 'desc')
    .limit(REVIEWS)
    .withConverter(converter<Review>());
  const { docs } = await query.get();
  reads.count += Math.max(1, docs.length);
  return docs.map((doc) => {
    const { authorName, rating, text, createdAt } = doc.data();
    return { id: doc.id, authorName, rating, text, createdAt: createdAt.toISOString() };
  });
}

/** Ids like `__x__` are Firestore's own. */
const ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

const load = fresh(async (id: string, reads: Reads): Promise<SitterPageData | null> => {
  const published = await db().doc(paths.publicSitter(id)).withConverter(converter<PublicSitter>()).get();
  reads.count += 1;
  const sitter = published.data();
  if (!sitter) return null;
  const calendar = db().doc(paths.sitterCalendar(id)).withConverter(converter<{ ranges: BusyRange[] }>());
  const [busy, services, reviews] = await Promise.all([
    calendar.get(),
    activeServices(reads),
    newestReviews(id, reads),
  ]);
  reads.count += 1;
  const from = dayOf(new Date());
  return {
    kind: 'sitter',
    sitter: { ...sitter, id, createdAt: sitter.createdAt.toISOString() },
    services: services.filter((service) => sitter.services[service.id] !== undefined),
    reviews,
    from,
    busy: encodeBusy(busy.data()?.ranges ?? [], from),
  };
});

/** All that a sitter's page shows; null unless the sitter is verified and listed. */
export const sitterPage = async (id: string, reads: Reads): Promise<SitterPageData | null> =>
  ID.test(id) ? load(id, reads) : null;
