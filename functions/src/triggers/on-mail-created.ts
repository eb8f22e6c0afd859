import { onDocumentCreated } from 'firebase-functions/firestore';
import { deliver } from '../mail/deliver.ts';
import { TRIGGER } from './options.ts';

/** `mail/{mailId}`: sends a mail as soon as it is queued; what does not go through is the sweep's. */
export const onMailCreated = onDocumentCreated({ ...TRIGGER, document: 'mail/{mailId}' }, ({ params }) =>
  deliver(params.mailId),
);
