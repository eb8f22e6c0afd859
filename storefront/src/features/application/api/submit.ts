import { submitApplication } from '@patas/shared/calls/submit-application';
import type { Language } from '@patas/shared/i18n/languages';
import { callFunction } from '../../../lib/call.ts';
import type { ApplicationValues } from '../form.ts';
import { toContent } from '../validate.ts';

/** Sends an application without faults; the same requestId is the same application. Rejects with a CallError. */
export const submit = (values: ApplicationValues, requestId: string, locale: Language) =>
  callFunction(submitApplication, { ...toContent(values), requestId, locale });
