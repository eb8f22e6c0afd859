import { decideApplication as call } from '@patas/shared/calls/decide-application';
import { inTurn } from '../lib/in-turn.ts';
import { validatedOnCall } from '../lib/validated-on-call.ts';
import { decideApplication as service } from '../services/applications/decide-application.ts';

export const decideApplication = validatedOnCall(call, { auth: 'admin' }, (input, { caller }) =>
  inTurn(input.applicationId, () => service(input, caller)),
);
