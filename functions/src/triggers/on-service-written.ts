import { onDocumentWritten } from 'firebase-functions/firestore';
import { rebuildDirectory } from '../directory/rebuild.ts';
import { db } from '../lib/app.ts';
import { TRIGGER } from './options.ts';

/** What of a service is part of its sitters' projections. */
const PROJECTED = ['basePriceCents', 'serviceType', 'active', 'order'] as const;

/** `services/{serviceId}`: a price or type that changes, changes every sitter who offers it. */
export const onServiceWritten = onDocumentWritten(
  { ...TRIGGER, timeoutSeconds: 540, maxInstances: 1, concurrency: 1, document: 'services/{serviceId}' },
  async ({ data }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    if (PROJECTED.some((field) => before?.[field] !== after?.[field])) await rebuildDirectory(db());
  },
);
