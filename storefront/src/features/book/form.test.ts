import { describe, expect, it } from 'vitest';
import { fromQuery } from './form.ts';

describe('fromQuery', () => {
  it.each([
    ['', {}],
    ['sitter=ana-1', { sitterId: 'ana-1' }],
    ['sitter=../x&service=dog walk', {}],
    [
      'service=walk&start=2027-05-01&end=2027-05-03',
      { serviceId: 'walk', start: '2027-05-01T10:00', end: '2027-05-03T10:00' },
    ],
    ['start=2027-05-01T18:30', { start: '2027-05-01T18:30' }],
    ['start=tomorrow&end=2027', {}],
    ['town=peniche', { location: 'peniche' }],
    ['town=lisboa', {}],
  ])('%s', (query, values) => expect(fromQuery(new URLSearchParams(query))).toEqual(values));
});
