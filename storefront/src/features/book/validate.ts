import { checkInterval } from '@patas/shared/booking/schedule';
import { type BookingDetails, bookingDetailsSchema } from '@patas/shared/booking/schema';
import type { ErrorCode } from '@patas/shared/errors';
import type en from '@patas/shared/i18n/en/booking';
import type { ServiceItem } from '@patas/shared/page/page';
import { needsHouse, needsPets } from '@patas/shared/service/schema';
import { cleanText } from '@patas/shared/text/clean';
import { fromLocalInput } from '@patas/shared/time/lisbon';
import { type FieldWords, fieldErrors } from '../../lib/forms/field-errors.ts';
import { stayOf } from './estimate.ts';
import type { BookValues } from './form.ts';
import { clashes, offers, type SitterChoice } from './sitter-choice.ts';

/** Words of the form's own (`booking:request.errors`), or of a refusal that the server would give too (`errors`). */
export type BookErrorKey = keyof (typeof en)['request']['errors'] | ErrorCode;
export type BookErrors = Record<string, BookErrorKey>;

const WORDS: Record<string, FieldWords<BookErrorKey>> = {
  location: { invalid: 'location' },
  addressText: { invalid: 'tooLong' },
  contactPhone: { missing: 'phone', invalid: 'phoneInvalid' },
  contactTime: { invalid: 'invalid-input' },
  pets: { invalid: 'pets-required' },
  'pets.name': { missing: 'petName', invalid: 'tooLong' },
  'pets.breed': { invalid: 'tooLong' },
  'pets.age': { invalid: 'tooLong' },
  'pets.specialNeeds': { invalid: 'tooLong' },
  houseDetails: { invalid: 'tooLong' },
  specialInstructions: { invalid: 'tooLong' },
};

/** Which of the form's parts the service asks for: what is not shown is not sent and not judged. */
export function detailsOf(values: BookValues, service: ServiceItem | null) {
  const { serviceId: _s, sitterId: _i, start: _a, end: _e, ...details } = values;
  return {
    ...details,
    pets: !service || needsPets(service.serviceType) ? details.pets : [],
    houseDetails: !service || needsHouse(service.serviceType) ? details.houseDetails : '',
  };
}

/** The refusals of {@link checkInterval}, each at the end of the stay it concerns. */
const AT_END = new Set<ErrorCode>(['end-before-start', 'stay-too-long']);

function stayErrors(values: BookValues, now: Date): BookErrors {
  const errors: BookErrors = {};
  for (const field of ['start', 'end'] as const) {
    if (values[field] === '') errors[field] = field;
    else if (!fromLocalInput(values[field])) errors[field] = 'date';
  }
  const stay = stayOf(values);
  const refusal = stay && checkInterval(stay, now);
  if (refusal) errors[AT_END.has(refusal) ? 'end' : 'start'] = refusal;
  return errors;
}

function sitterErrors(values: BookValues, sitter: SitterChoice | null): BookErrors {
  if (values.sitterId === '') return {};
  if (!sitter) return { sitterId: 'sitter-not-found' };
  if (!sitter.available) return { sitterId: 'sitter-unavailable' };
  if (values.serviceId && !offers(sitter, values.serviceId)) return { sitterId: 'service-not-offered' };
  return clashes(sitter.busy, stayOf(values)).length > 0 ? { sitterId: 'sitter-busy' } : {};
}

/** What is wrong with the form, by field; nothing when it can be sent. */
export function validate(
  values: BookValues,
  { service, sitter, now }: { service: ServiceItem | null; sitter: SitterChoice | null; now: Date },
): BookErrors {
  const houseMissing = service && needsHouse(service.serviceType) && cleanText(values.houseDetails) === '';
  return {
    ...(service ? {} : { serviceId: 'service' as const }),
    ...stayErrors(values, now),
    ...sitterErrors(values, sitter),
    ...fieldErrors(bookingDetailsSchema, detailsOf(values, service), WORDS),
    ...(houseMissing && { houseDetails: 'house' as const }),
  };
}

/** The details of a form without faults, cleaned. Throws where {@link validate} finds some. */
export const toDetails = (values: BookValues, service: ServiceItem): BookingDetails =>
  bookingDetailsSchema.parse(detailsOf(values, service));
