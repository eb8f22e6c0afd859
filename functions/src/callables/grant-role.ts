import { grantRole as call } from '@patas/shared/calls/grant-role';
import { validatedOnCall } from '../lib/validated-on-call.ts';
import { grantRole as service } from '../services/roles/grant-role.ts';

export const grantRole = validatedOnCall(call, { auth: 'admin' }, (input, { caller }) => service(input, caller));
