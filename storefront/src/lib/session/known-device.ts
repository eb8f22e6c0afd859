/**
 * Whether somebody has signed in on this device: visitors never pay for Auth (design §6). The first inline script of
 * every page reads it too and marks `<html data-known>`, so that the header doesn't flash what visitors see.
 */
export const KNOWN_KEY = 'patas-known';

export function isKnownDevice(): boolean {
  try {
    return localStorage.getItem(KNOWN_KEY) === '1';
  } catch {
    return false;
  }
}

export function markKnownDevice(known: boolean): void {
  document.documentElement.toggleAttribute('data-known', known);
  try {
    if (known) localStorage.setItem(KNOWN_KEY, '1');
    else localStorage.removeItem(KNOWN_KEY);
  } catch {
    // Storage is switched off: the next visit begins as a visitor's.
  }
}
