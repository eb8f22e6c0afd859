import { requestAccountMail } from '@patas/shared/calls/request-account-mail';
import type { Language } from '@patas/shared/i18n/languages';
import { callFunction } from '../../lib/call.ts';

/** Mails the signed-in person a link that confirms their address; rejects with a CallError. */
export const sendVerification = (locale: Language) => callFunction(requestAccountMail, { kind: 'verify', locale });
