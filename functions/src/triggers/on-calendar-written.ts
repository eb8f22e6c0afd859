import { onDocumentWritten } from 'firebase-functions/firestore';
import { projectSoon } from '../directory/project-soon.ts';
import { TRIGGER } from './options.ts';

/** `sitterCalendars/{sitterId}`: keeps the busy nights of a sitter's card up to date. */
export const onCalendarWritten = onDocumentWritten(
  { ...TRIGGER, document: 'sitterCalendars/{sitterId}' },
  ({ params }) => projectSoon(params.sitterId),
);
