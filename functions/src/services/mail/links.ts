import type { Language } from '@patas/shared/i18n/languages';
import { auth } from '../../lib/app.ts';
import { storefrontOrigin } from '../../lib/config.ts';

/** A page of the storefront in a language: `https://…/{locale}{path}`. */
export const pageLink = (locale: Language, path: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${storefrontOrigin()}/${locale}${path}${search && `?${search}`}`;
};

/** A booking's own page. */
export const bookingLink = (locale: Language, bookingId: string): string => pageLink(locale, `/booking/${bookingId}`);

/** Firebase's links lead to a page of Google's: only the code in them is ours to use. */
function codeOf(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error('the link that was made has no code');
  return code;
}

/** Where a person confirms their address. The code works once and for a while. */
export async function verifyLink(email: string, locale: Language): Promise<string> {
  const oobCode = codeOf(await auth().generateEmailVerificationLink(email));
  return pageLink(locale, '/auth', { mode: 'verify', oobCode });
}

/** Where a person sets a new password; `welcome` when it is their first. */
export async function resetLink(email: string, locale: Language, { welcome = false } = {}): Promise<string> {
  const oobCode = codeOf(await auth().generatePasswordResetLink(email));
  return pageLink(locale, '/auth', { reset: 'true', oobCode, ...(welcome ? { welcome: '1' } : {}) });
}

/** Where a person signs in who has a password already. */
export const signInLink = (locale: Language): string => pageLink(locale, '/auth', { welcome: '1' });
