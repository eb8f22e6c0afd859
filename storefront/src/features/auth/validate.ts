import { email, text } from '@patas/shared/text/schema';
import { MIN_PASSWORD_LENGTH } from '@patas/shared/user/limits';
import * as z from 'zod/mini';
import { type FieldWords, fieldErrors } from '../../lib/forms/field-errors.ts';
import type { AuthFormKind } from './mode.ts';
import type { AuthErrorKey, AuthField } from './problem.ts';

const password = z.string().check(z.minLength(MIN_PASSWORD_LENGTH));

/** What each form needs (spec §5). Signing in takes any password: the server knows it. */
const SCHEMAS = {
  signIn: z.object({ email: email(), password: z.string().check(z.minLength(1)) }),
  signUp: z.object({ fullName: text(1, 120), email: email(), password }),
  forgot: z.object({ email: email() }),
  reset: z.object({ password }),
} as const;

const WORDS: Record<AuthField, FieldWords<AuthErrorKey>> = {
  fullName: { missing: 'nameRequired', invalid: 'nameTooLong' },
  email: { missing: 'emailRequired', invalid: 'emailInvalid' },
  password: { missing: 'passwordRequired', invalid: 'passwordTooShort' },
};

/** What is wrong with a form of /auth, by field. Spaces are characters of a password like any other. */
export const validate = (form: AuthFormKind | 'reset', values: object): Record<string, AuthErrorKey> =>
  fieldErrors(SCHEMAS[form], values, WORDS);
