import { transitionBooking } from '@patas/shared/calls/transition-booking';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callFunction } from '../call.ts';
import { type CallError, toCallError } from '../call-error.ts';
import { notify } from '../notify.ts';
import type { Action } from './actions.ts';
import type { Side } from './booking-item.ts';

/** Runs an action on a booking; the screen's live data then shows what came of it. */
export function useBookingTransition(bookingId: string, side: Side) {
  const { t } = useTranslation('dashboard');
  const [running, setRunning] = useState<Action | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  /** True when it worked; else `error` says why, and the same call may be tried again. */
  const run = async (action: Action, reason: string): Promise<boolean> => {
    setRunning(action);
    setError(null);
    try {
      await callFunction(transitionBooking, { bookingId, event: action, as: side, ...(reason && { reason }) });
      notify.success(t(`actions.${action}.done`));
      return true;
    } catch (thrown) {
      console.error(thrown);
      setError(toCallError(thrown));
      return false;
    } finally {
      setRunning(null);
    }
  };
  return { run, running, error };
}
