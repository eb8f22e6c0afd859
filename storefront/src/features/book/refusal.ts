import type { ErrorCode } from '@patas/shared/errors';
import type { BookValues } from './form.ts';

/** The field that a refusal of the server concerns; the others concern the request as a whole. */
const FIELDS: Partial<Record<ErrorCode, keyof BookValues>> = {
  'sitter-busy': 'sitterId',
  'sitter-not-found': 'sitterId',
  'sitter-unavailable': 'sitterId',
  'own-sitter': 'sitterId',
  'service-not-offered': 'sitterId',
  'service-not-found': 'serviceId',
  'start-in-past': 'start',
  'start-too-far': 'start',
  'end-before-start': 'end',
  'stay-too-long': 'end',
  'pets-required': 'pets',
  'house-details-required': 'houseDetails',
};

/** What the screen does about a refusal. */
export type Refusal =
  | { at: 'field'; field: keyof BookValues; code: ErrorCode }
  | { at: 'price'; amountCents: number }
  | { at: 'form'; code: ErrorCode };

export function refusalOf({ code, details }: { code: ErrorCode; details: Readonly<Record<string, unknown>> }): Refusal {
  const field = FIELDS[code];
  if (field) return { at: 'field', field, code };
  const { amountCents } = details;
  if (code === 'price-changed' && Number.isSafeInteger(amountCents))
    return { at: 'price', amountCents: Number(amountCents) };
  return { at: 'form', code };
}
