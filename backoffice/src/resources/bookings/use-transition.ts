import type { CallInput, transitionBooking } from '@patas/shared/calls/index';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { BackofficeDataProvider } from '../../providers/data-provider.ts';

export interface DialogProps {
  booking: { id: string };
  open: boolean;
  onClose: () => void;
}

type Input = Omit<CallInput<typeof transitionBooking>, 'bookingId' | 'as'>;

/** Causes an event of the booking machine, says so, and shows the booking anew. Rejects with the refusal. */
export function useTransition(bookingId: string) {
  const dataProvider = useDataProvider<BackofficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (input: Input, done: string) => {
    await dataProvider.transitionBooking({ bookingId, ...input });
    notify(done, { type: 'success' });
    refresh();
  };
}
