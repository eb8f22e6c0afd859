import { requestAccountMail } from '@patas/shared/calls/request-account-mail';
import type { Language } from '@patas/shared/i18n/languages';
import { callFunction } from '../../../lib/call.ts';

/** Mails a link for a new password. Answers the same whether or not there is such an account; rejects with a CallError. */
export const requestReset = (email: string, locale: Language) =>
  callFunction(requestAccountMail, { kind: 'reset', email, locale });
