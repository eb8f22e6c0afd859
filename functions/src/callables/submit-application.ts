import { submitApplication as call } from '@patas/shared/calls/submit-application';
import { validatedOnCall } from '../lib/validated-on-call.ts';
import { submitApplication as service } from '../services/applications/submit-application.ts';

export const submitApplication = validatedOnCall(call, { auth: 'none' }, (input, { address }) =>
  service(input, address),
);
