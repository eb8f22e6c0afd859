import type { Language } from '@patas/shared/i18n/languages';
import { cleanText } from '@patas/shared/text/clean';
import { sendVerification } from '../../../components/verify-email-banner/send-verification.ts';
import { loadAuth } from '../../../lib/firebase/auth.ts';
import { ensureSession, refreshSession } from '../../../lib/session/session.ts';
import { ensureProfile, keepName } from './ensure-profile.ts';

export interface SignUp {
  fullName: string;
  email: string;
  password: string;
}

const succeeded = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      console.warn(error);
      return false;
    },
  );

/**
 * Creates the account; rejects with Firebase's error (problem.ts) when there is none after. What follows may fail without
 * undoing it: the name and profile are repaired at the next sign-in, the mail can be sent again (`mailSent`).
 */
export async function signUp(values: SignUp, locale: Language): Promise<{ mailSent: boolean }> {
  const fullName = cleanText(values.fullName);
  const [{ auth, library }] = await Promise.all([loadAuth(), ensureSession()]);
  const { user } = await library.createUserWithEmailAndPassword(auth, cleanText(values.email), values.password);
  keepName(user.uid, fullName);
  await succeeded(library.updateProfile(user, { displayName: fullName }));
  const [mailSent] = await Promise.all([
    succeeded(sendVerification(locale)),
    succeeded(ensureProfile(user, locale)),
    succeeded(refreshSession()),
  ]);
  return { mailSent };
}
