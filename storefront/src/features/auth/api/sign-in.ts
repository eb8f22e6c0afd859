import type { Language } from '@patas/shared/i18n/languages';
import { cleanText } from '@patas/shared/text/clean';
import { loadAuth } from '../../../lib/firebase/auth.ts';
import { ensureSession } from '../../../lib/session/session.ts';
import { ensureProfile } from './ensure-profile.ts';

/** Signs in; rejects with Firebase's error (problem.ts). A profile that is missing is repaired in the background. Answers the person's name, '' when unknown. */
export async function signIn(
  { email, password }: { email: string; password: string },
  locale: Language,
): Promise<string> {
  const [{ auth, library }] = await Promise.all([loadAuth(), ensureSession()]);
  const { user } = await library.signInWithEmailAndPassword(auth, cleanText(email), password);
  ensureProfile(user, locale).catch((error: unknown) => console.warn('The profile waits for the next sign-in', error));
  return user.displayName ?? '';
}
