import { transitionBooking as call } from '@patas/shared/calls/transition-booking';
import { validatedOnCall } from '../lib/validated-on-call.ts';
import { transitionBooking as service } from '../services/bookings/transition-booking.ts';

export const transitionBooking = validatedOnCall(call, { auth: 'signed-in', warm: true }, (input, { caller }) =>
  service(input, caller),
);
