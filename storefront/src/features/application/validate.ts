import { applicationFormSchema, applicationSteps } from '@patas/shared/application/schema';
import type { CallInput } from '@patas/shared/calls/call';
import type { submitApplication } from '@patas/shared/calls/submit-application';
import type en from '@patas/shared/i18n/en/application';
import { type FieldWords, fieldErrors } from '../../lib/forms/field-errors.ts';
import { type ApplicationValues, STEP_NAMES, type Step, toForm } from './form.ts';

export type ApplicationErrorKey = keyof (typeof en)['errors'];

const WORDS: Record<string, FieldWords<ApplicationErrorKey>> = {
  firstName: { missing: 'firstName', invalid: 'tooLong' },
  lastName: { missing: 'lastName', invalid: 'tooLong' },
  email: { missing: 'email', invalid: 'emailInvalid' },
  phone: { missing: 'phone', invalid: 'phoneInvalid' },
  location: { invalid: 'location' },
  experienceYears: { invalid: 'experience' },
  servicesOffered: { invalid: 'services' },
  pricePerDayCents: { missing: 'price', invalid: 'priceRange', field: 'pricePerDay' },
  description: { missing: 'about', invalid: 'tooLong' },
  emergencyContact: { invalid: 'tooLong' },
  hasInsurance: { invalid: 'tooLong' },
  agreedToTerms: { invalid: 'terms' },
  photoPath: { invalid: 'photo' },
};

export type ApplicationErrors = Record<string, ApplicationErrorKey>;

/** What is wrong with one step, by field. */
export const validateStep = (step: Step, values: ApplicationValues): ApplicationErrors =>
  fieldErrors(applicationSteps[step], toForm(values), WORDS);

/** The first step with something wrong, and what it is; null when the form can be sent. */
export function firstFaultyStep(values: ApplicationValues): { step: Step; errors: ApplicationErrors } | null {
  for (const step of STEP_NAMES) {
    const errors = validateStep(step, values);
    if (Object.keys(errors).length > 0) return { step, errors };
  }
  return null;
}

type Content = Omit<CallInput<typeof submitApplication>, 'requestId' | 'locale'>;

/** What is sent of a form that has no faults: names and texts cleaned. Throws where {@link firstFaultyStep} finds one. */
export const toContent = (values: ApplicationValues): Content => ({
  ...applicationFormSchema.parse(toForm(values)),
});
