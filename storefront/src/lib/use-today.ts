import { type Day, dayOf } from '@patas/shared/time/lisbon';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Today in Lisbon. Pages from a server are up to a day old: while they hydrate, `served` is what they were rendered with. */
export const useToday = (served: Day | undefined): Day =>
  useSyncExternalStore(
    subscribe,
    () => dayOf(new Date()),
    () => served ?? dayOf(new Date()),
  );
