import type { Language } from '@patas/shared/i18n/languages';
import { loadAuth } from '../../../lib/firebase/auth.ts';
import { signIn } from './sign-in.ts';

/** The address a reset link belongs to; rejects when the code is used, too old or wrong (isSpentCode), or without network. */
export async function emailOfResetCode(code: string): Promise<string> {
  const { auth, library } = await loadAuth();
  return library.verifyPasswordResetCode(auth, code);
}

/** Sets the new password and signs in with it. */
export async function resetPassword(code: string, email: string, password: string, locale: Language): Promise<void> {
  const { auth, library } = await loadAuth();
  await library.confirmPasswordReset(auth, code, password);
  await signIn({ email, password }, locale);
}
