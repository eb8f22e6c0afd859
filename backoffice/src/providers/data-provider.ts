import {
  type CallInput,
  decideApplication,
  grantRole,
  postMessage,
  transitionBooking,
} from '@patas/shared/calls/index';
import { firestoreDataProvider } from 'ra-data-firestore';
import type { Firebase } from '../firebase.ts';
import { callFunction } from './calls.ts';
import { resources } from './resources.ts';

/**
 * Records from Firestore, and the calls that change what has a state of its own: applications, bookings, roles. The
 * server decides; nothing here writes such a record.
 */
export function createDataProvider({ db, functions }: Firebase) {
  return {
    ...firestoreDataProvider(db, resources),
    decideApplication: (input: CallInput<typeof decideApplication>) =>
      callFunction(functions, decideApplication, input),
    transitionBooking: (input: CallInput<typeof transitionBooking>) =>
      callFunction(functions, transitionBooking, { ...input, as: 'admin' }),
    postMessage: (input: CallInput<typeof postMessage>) => callFunction(functions, postMessage, input),
    grantRole: (input: CallInput<typeof grantRole>) => callFunction(functions, grantRole, input),
  };
}

export type BackofficeDataProvider = ReturnType<typeof createDataProvider>;
