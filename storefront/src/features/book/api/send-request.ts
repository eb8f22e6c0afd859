import type { CallInput } from '@patas/shared/calls/call';
import { requestBooking } from '@patas/shared/calls/request-booking';
import { callFunction } from '../../../lib/call.ts';

export type BookingRequest = CallInput<typeof requestBooking>;

/** Asks for a booking; the same requestId is the same request. Rejects with a CallError: the refusals of the call. */
export const sendRequest = (request: BookingRequest) => callFunction(requestBooking, request);
