import { loadBaseStyles } from '../theme/load-base-styles.ts';
import { once } from './once.ts';

const load = once(() => loadBaseStyles().then(() => import('./toasts.tsx')));

/** What the person can do about it: a link, with the language prefix (`useHref`). */
export interface NotifyAction {
  label: string;
  href: string;
}

/** Short news about what somebody just did, already in their language. The toasts load with the first one. */
export const notify = {
  /** Loads the toasts before they are needed: without a network they could not come any more. */
  prepare: () => void load().catch(() => {}),
  success: (message: string) => void load().then(({ show }) => show('success', message)),
  error: (message: string, action?: NotifyAction) => void load().then(({ show }) => show('error', message, action)),
};
