import { localStorageStore, type Store } from 'react-admin';

/** Choices of the person at this browser, which signing out leaves alone. */
const KEPT = ['locale', 'theme'] as const;

const base = localStorageStore('1', 'patas');

/** react-admin's store; it is emptied at sign-out, except for language and light or dark. */
export const store: Store = {
  ...base,
  reset() {
    const kept = KEPT.map((key) => [key, base.getItem(key)] as const);
    base.reset();
    for (const [key, value] of kept) if (value !== undefined) base.setItem(key, value);
  },
};
