import * as z from 'zod/mini';
import { applicationFormSchema } from '../application/schema.ts';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { requestId } from '../text/schema.ts';
import { call } from './call.ts';

/** Anyone; rate-limited by address and e-mail. Refusals: invalid-input, rate-limited, application-open, service-not-found, photo-missing. */
export const submitApplication = call<{ applicationId: string }>()(
  'submitApplication',
  z.object({ ...applicationFormSchema.shape, requestId: requestId(), locale: z.enum(LANGUAGE_CODES) }),
);
