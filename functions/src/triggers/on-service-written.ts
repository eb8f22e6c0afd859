import { onDocumentWritten } from 'firebase-functions/firestore';
import { projectService } from '../directory/project-service.ts';
import { db } from '../lib/app.ts';
import { TRIGGER } from './options.ts';

/** What of a service is part of its sitters' projections. */
const PROJECTED = ['basePriceCents', 'serviceType', 'active', 'order'] as const;

/** `services/{serviceId}`: a price or type that changes, changes every sitter who offers it. */
export const onServiceWritten = onDocumentWritten(
  { ...TRIGGER, timeoutSeconds: 540, document: 'services/{serviceId}' },
  async ({ params: { serviceId }, data }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    if (PROJECTED.some((field) => before?.[field] !== after?.[field])) await projectService(db(), serviceId);
  },
);
