import { paths } from '@patas/shared/paths';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { linkFromRecord } from '../images/link-photo.ts';
import { db } from '../lib/app.ts';
import { TRIGGER } from './options.ts';

/** `applicants/{applicantId}`: shows the photo that was uploaded before the form was sent. */
export const onApplicantCreated = onDocumentCreated(
  { ...TRIGGER, document: 'applicants/{applicantId}' },
  ({ params }) => linkFromRecord(db().doc(paths.applicant(params.applicantId))),
);
