import type { ExperienceYears } from '@patas/shared/sitter/choices';
import type { Location } from '@patas/shared/town';

/** What the form holds, as typed. The names are those of the inputs. */
export interface ApplicationValues {
  /** Which step is on screen, from 0. */
  step: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: Location | '';
  experienceYears: ExperienceYears | '';
  servicesOffered: string[];
  /** Euros, as typed. */
  pricePerDay: string;
  description: string;
  emergencyContact: string;
  hasInsurance: boolean;
  agreedToTerms: boolean;
  /** Where the uploaded photo lies, and a small picture of it (a data URL) to show. */
  photoPath: string | null;
  photoPreview: string | null;
}

export const BLANK: ApplicationValues = {
  step: 0,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  experienceYears: '',
  servicesOffered: [],
  pricePerDay: '',
  description: '',
  emergencyContact: '',
  hasInsurance: false,
  agreedToTerms: false,
  photoPath: null,
  photoPreview: null,
};

/** The three steps of spec §2, in order, and the fields each one asks for. */
export const STEPS = {
  personal: ['firstName', 'lastName', 'email', 'phone', 'location', 'experienceYears'],
  services: ['servicesOffered', 'pricePerDay', 'description'],
  details: ['emergencyContact', 'hasInsurance', 'agreedToTerms', 'photoPath'],
} as const satisfies Record<string, readonly (keyof ApplicationValues)[]>;
export type Step = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as Step[];

/** A step that there is; a draft may say anything. */
export const stepAt = (index: number): Step => STEP_NAMES[index] ?? 'personal';

/** How far along a step is, in whole percent. */
export const percentAt = (index: number): number => Math.round(((index + 1) / STEP_NAMES.length) * 100);

/** Euros as typed, a comma for a point allowed, in cents; null when nothing was typed, NaN when it is no number. */
export function typedCents(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return typed === '' ? null : Math.round(Number(typed) * 100);
}

/** The form as the server takes it; the schema decides whether it is complete. */
export function toForm({ photoPreview: _p, step: _s, pricePerDay, ...values }: ApplicationValues) {
  return { ...values, pricePerDayCents: typedCents(pricePerDay) };
}

/** What somebody typed into the first step before the program was there to listen: the page is HTML first. */
export function typedBefore(form: FormData): Partial<ApplicationValues> {
  const typed = STEPS.personal.map((name) => [name, form.get(name)] as const);
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string' && value !== ''));
}
