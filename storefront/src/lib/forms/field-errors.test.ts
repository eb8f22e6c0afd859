import { text } from '@patas/shared/text/schema';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from './field-errors.ts';

const schema = z.object({
  name: text(1, 5),
  cents: z.int(),
  agreed: z.literal(true),
  pets: z.array(z.object({ name: text(1, 5) })),
});
const good = { name: 'Ana', cents: 1, agreed: true, pets: [{ name: 'Rex' }] };
const words = {
  name: { missing: 'nameMissing', invalid: 'nameBad' },
  cents: { invalid: 'priceBad', field: 'price' },
  agreed: { missing: 'agree', invalid: 'agree' },
  'pets.name': { missing: 'petMissing', invalid: 'petBad' },
  pets: { invalid: 'petsBad' },
} as const;

describe('fieldErrors', () => {
  it('finds nothing wrong with good values', () => expect(fieldErrors(schema, good, words)).toEqual({}));

  it.each([
    ['an empty text', { name: '' }, { name: 'nameMissing' }],
    ['a text of nothing visible', { name: ' \u200b\u00a0' }, { name: 'nameMissing' }],
    ['a text too long', { name: 'Anabela' }, { name: 'nameBad' }],
    ['a field the form calls otherwise', { cents: 1.5 }, { price: 'priceBad' }],
    ['a box not ticked', { agreed: false }, { agreed: 'agree' }],
    ['one entry of a list', { pets: [{ name: 'Rex' }, { name: '' }] }, { 'pets.1.name': 'petMissing' }],
    ['an entry without words of its own', { pets: ['Rex'] }, { 'pets.0': 'petsBad' }],
  ])('says what is wrong with %s', (_what, change, errors) =>
    expect(fieldErrors(schema, { ...good, ...change }, words)).toEqual(errors),
  );

  it('refuses to hide a field without words', () =>
    expect(() => fieldErrors(schema, { ...good, name: '' }, { agreed: words.agreed })).toThrow('name'));
});
