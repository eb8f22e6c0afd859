import { paths } from '@patas/shared/paths';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { BATCH, projectSitters } from './project-sitters.ts';

/** Projects everybody who offers a service: for one whose price or type has changed, or that has come or gone. */
export async function projectService(store: Firestore, serviceId: string): Promise<void> {
  const offers = store.collection(paths.sitters).where(new FieldPath('services', serviceId, 'available'), '==', true);
  const ids = (await offers.select().get()).docs.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += BATCH) await projectSitters(store, ids.slice(start, start + BATCH));
}
