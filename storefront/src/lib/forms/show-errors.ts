import { flushSync } from 'react-dom';

/** Puts errors on screen (`update` sets them); the first field that has one gets the focus and comes into view with it. */
export function showErrors(form: { current: HTMLElement | null }, update: () => void): void {
  flushSync(update);
  const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-focus-error]');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
