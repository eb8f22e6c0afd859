import type { ServiceItem } from '@patas/shared/page/page';
import { paths } from '@patas/shared/paths';
import type { Service } from '@patas/shared/service/schema';
import { db } from '../../lib/app.ts';
import { converter } from '../../lib/documents.ts';
import { fresh, type Reads } from '../fresh.ts';

const load = fresh(async (_key: string, reads: Reads): Promise<ServiceItem[]> => {
  const query = db().collection(paths.services).orderBy('order').withConverter(converter<Service>());
  const { docs } = await query.get();
  reads.count += Math.max(1, docs.length);
  return docs
    .filter((doc) => doc.data().active)
    .map((doc) => {
      const { active: _active, order: _order, ...service } = doc.data();
      return { id: doc.id, ...service };
    });
});

/** Active services in their order. */
export const activeServices = (reads: Reads): Promise<ServiceItem[]> => load('all', reads);
