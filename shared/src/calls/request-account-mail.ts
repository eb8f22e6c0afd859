import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { email } from '../text/schema.ts';
import { call } from './call.ts';

/**
 * `verify` (signed in, own address) or `reset` (anyone). Reset answers the same whether or not the account exists, so that
 * nobody can ask who has one. Refusals: sign-in-required, rate-limited.
 */
export const requestAccountMail = call<{ ok: true }>()(
  'requestAccountMail',
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('verify'), locale: z.enum(LANGUAGE_CODES) }),
    z.object({ kind: z.literal('reset'), email: email(), locale: z.enum(LANGUAGE_CODES) }),
  ]),
);
