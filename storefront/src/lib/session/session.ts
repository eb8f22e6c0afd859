import { once } from '../once.ts';
import { isKnownDevice } from './known-device.ts';
import { LOADING, SIGNED_OUT, setSession } from './store.ts';

/** What needs Auth comes with it: visitors load neither. */
const followAuth = () => import('./follow-auth.ts');

/** Loads Auth and follows it from then on. Every screen that needs to be sure who is there awaits it; rejects when Auth can't be reached. */
export const ensureSession = once(async (): Promise<void> => (await followAuth()).follow());

/** Begins the session of this visit: asks Auth only where somebody has signed in before. */
export function startSession(): void {
  const known = isKnownDevice();
  setSession(known ? LOADING : SIGNED_OUT);
  if (!known) return;
  ensureSession().catch(() => {
    document.documentElement.removeAttribute('data-known');
    setSession(SIGNED_OUT);
  });
}

/** Reads the person's account again: after a mail was confirmed, a name was set or a role was given. */
export const refreshSession = async (): Promise<void> => (await followAuth()).refresh();

export const signOut = async (): Promise<void> => (await followAuth()).leave();
