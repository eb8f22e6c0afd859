import type en from '@patas/shared/i18n/en/auth';
import { toCallError } from '../../lib/call-error.ts';

export type AuthErrorKey = keyof (typeof en)['errors'];
export type AuthField = 'fullName' | 'email' | 'password';

/** What to say about a failure, and at which field; null for the form as a whole. */
export interface AuthProblem {
  field: AuthField | null;
  key: AuthErrorKey;
  /** The server's own words where we have none (spec §8). */
  message?: string;
}

const problem = (key: AuthErrorKey, field: AuthField | null = null): AuthProblem => ({ field, key });

/** Codes of Firebase Auth that have words of their own (spec §8). */
const BY_CODE: Record<string, AuthProblem> = {
  'auth/invalid-credential': problem('invalidLogin'),
  'auth/invalid-login-credentials': problem('invalidLogin'),
  'auth/wrong-password': problem('invalidLogin'),
  'auth/user-not-found': problem('invalidLogin'),
  'auth/email-already-in-use': problem('alreadyRegistered', 'email'),
  'auth/invalid-email': problem('emailInvalid', 'email'),
  'auth/missing-email': problem('emailRequired', 'email'),
  'auth/missing-password': problem('passwordRequired', 'password'),
  'auth/weak-password': problem('passwordWeak', 'password'),
  'auth/password-does-not-meet-requirements': problem('passwordWeak', 'password'),
  'auth/too-many-requests': problem('tooMany'),
  'auth/timeout': problem('offline'),
  'auth/user-disabled': problem('disabled'),
  // Refusals of our own calls (shared/src/errors.ts).
  'rate-limited': problem('tooMany'),
};

/** `Firebase: Something happened. (auth/some-code).` → `Something happened.` */
const serverWords = (message: string): string =>
  message
    .replace(/^Firebase:\s*/, '')
    .replace(/\s*\(auth\/[^)]*\)\.?$/, '')
    .replace(/^Error$/, '')
    .trim();

/** The problem behind anything that signing in, up or out of a forgotten password threw. */
export function authProblem(error: unknown): AuthProblem {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const known = typeof code === 'string' ? BY_CODE[code] : undefined;
  if (known) return known;
  if (toCallError(error).code === 'unavailable') return problem('offline');
  const words = typeof code === 'string' && code.startsWith('auth/') ? serverWords(String(message ?? '')) || code : '';
  return words ? { field: null, key: 'unexpectedDetail', message: words } : problem('unexpected');
}

/** Whether a link's code was used already, is too old or was never one. */
export const isSpentCode = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return code === 'auth/expired-action-code' || code === 'auth/invalid-action-code' || code === 'auth/user-not-found';
};
