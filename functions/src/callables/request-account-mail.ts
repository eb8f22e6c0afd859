import { requestAccountMail as call } from '@patas/shared/calls/request-account-mail';
import { validatedOnCall } from '../lib/validated-on-call.ts';
import { requestAccountMail as service } from '../services/accounts/request-account-mail.ts';

export const requestAccountMail = validatedOnCall(call, { auth: 'none' }, (input, { caller, address }) =>
  service(input, caller, address),
);
