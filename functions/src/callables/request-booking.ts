import { requestBooking as call } from '@patas/shared/calls/request-booking';
import { inTurn } from '../lib/in-turn.ts';
import { validatedOnCall } from '../lib/validated-on-call.ts';
import { requestBooking as service } from '../services/bookings/request-booking.ts';

export const requestBooking = validatedOnCall(call, { auth: 'verified', warm: true }, (input, { caller }) =>
  inTurn(input.sitterId ?? caller.uid, () => service(input, caller)),
);
