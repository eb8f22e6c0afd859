import { loadAuth } from '../../../lib/firebase/auth.ts';
import { ensureSession, refreshSession } from '../../../lib/session/session.ts';

const begun = new Map<string, Promise<void>>();

async function apply(code: string): Promise<void> {
  const { auth, library } = await loadAuth();
  await library.applyActionCode(auth, code);
  // The mail is confirmed even if the token can't be renewed now.
  await ensureSession().then(refreshSession, console.warn);
}

/** Confirms the address a link belongs to. A code works once, so that screens that ask again share the first attempt; a failed one is forgotten. */
export function verifyEmail(code: string): Promise<void> {
  const attempt = begun.get(code) ?? apply(code);
  begun.set(code, attempt);
  attempt.catch(() => begun.delete(code));
  return attempt;
}
