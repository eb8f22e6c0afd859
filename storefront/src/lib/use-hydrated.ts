import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first picture that must match it; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
