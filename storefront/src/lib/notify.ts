import { once } from './once.ts';

const load = once(() => import('./toasts.tsx'));

/** Short news about what somebody just did, already in their language. The toasts load with the first one. */
export const notify = {
  success: (message: string) => void load().then(({ show }) => show('success', message)),
  error: (message: string) => void load().then(({ show }) => show('error', message)),
};
