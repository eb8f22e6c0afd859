import { postMessage as call } from '@patas/shared/calls/post-message';
import { validatedOnCall } from '../lib/validated-on-call.ts';
import { postMessage as service } from '../services/messages/post-message.ts';

export const postMessage = validatedOnCall(call, { auth: 'signed-in' }, (input, { caller }) => service(input, caller));
