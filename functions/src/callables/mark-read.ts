import { markRead as call } from '@patas/shared/calls/mark-read';
import { validatedOnCall } from '../lib/validated-on-call.ts';
import { markRead as service } from '../services/messages/mark-read.ts';

export const markRead = validatedOnCall(call, { auth: 'signed-in' }, (input, { caller }) => service(input, caller));
