import { onDocumentWritten } from 'firebase-functions/firestore';
import { projectSoon } from '../directory/project-soon.ts';
import { TRIGGER } from './options.ts';

/** `sitters/{sitterId}`: keeps what visitors see of a sitter up to date. */
export const onSitterWritten = onDocumentWritten({ ...TRIGGER, document: 'sitters/{sitterId}' }, ({ params }) =>
  projectSoon(params.sitterId),
);
