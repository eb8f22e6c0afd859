import { describe, expect, it } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { refusalOf } from './refusal.ts';

describe('refusalOf', () => {
  it.each([
    ['sitter-busy', 'sitterId'],
    ['own-sitter', 'sitterId'],
    ['service-not-found', 'serviceId'],
    ['start-in-past', 'start'],
    ['stay-too-long', 'end'],
    ['pets-required', 'pets'],
    ['house-details-required', 'houseDetails'],
  ] as const)('%s is said at %s', (code, field) =>
    expect(refusalOf(new CallError(code))).toEqual({ at: 'field', field, code }),
  );

  it('takes the new price from the server', () =>
    expect(refusalOf(new CallError('price-changed', { amountCents: 4200 }))).toEqual({
      at: 'price',
      amountCents: 4200,
    }));

  it.each(['unavailable', 'email-unverified', 'too-many-requests-open', 'price-changed'] as const)(
    '%s is said above the button',
    (code) => expect(refusalOf(new CallError(code))).toEqual({ at: 'form', code }),
  );
});
