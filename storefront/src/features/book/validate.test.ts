import type { ServiceItem } from '@patas/shared/page/page';
import type { ServiceType } from '@patas/shared/service/schema';
import { describe, expect, it } from 'vitest';
import { BLANK, BLANK_PET, type BookValues } from './form.ts';
import type { SitterChoice } from './sitter-choice.ts';
import { toDetails, validate } from './validate.ts';

const now = new Date('2027-04-01T12:00:00Z');
const service = (serviceType: ServiceType) =>
  ({ id: 'stay', serviceType, basePriceCents: 3000, durationHours: 24 }) as ServiceItem;
const sitter = { available: true, services: { stay: 3500 }, busy: ['2027-05-10'] } as unknown as SitterChoice;
const good: BookValues = {
  ...BLANK,
  serviceId: 'stay',
  start: '2027-05-01T10:00',
  end: '2027-05-03T10:00',
  location: 'obidos',
  contactPhone: '+351 912 345 678',
  pets: [{ ...BLANK_PET, name: 'Rex' }],
  houseDetails: 'Keys at the neighbour',
};
const check = (change: Partial<BookValues>, type: ServiceType = 'combined', who: SitterChoice | null = null) =>
  validate({ ...good, ...change }, { service: service(type), sitter: who, now });

describe('validate', () => {
  it.each(['pet', 'house', 'combined'] as const)('takes a good request for %s', (type) =>
    expect(check({}, type)).toEqual({}),
  );

  it('a blank form misses what spec §5 requires', () =>
    expect(validate(BLANK, { service: null, sitter: null, now })).toEqual({
      serviceId: 'service',
      start: 'start',
      end: 'end',
      location: 'location',
      contactPhone: 'phone',
      'pets.0.name': 'petName',
    }));

  it.each([
    [{ start: '2027-03-01T10:00' }, { start: 'start-in-past' }],
    [{ end: '2027-05-01T10:00' }, { end: 'end-before-start' }],
    [{ end: '2027-08-01T10:00' }, { end: 'stay-too-long' }],
    [{ start: '2030-05-01T10:00', end: '2030-05-02T10:00' }, { start: 'start-too-far' }],
    [{ start: '2027-02-31T10:00' }, { start: 'date' }],
    [{ end: '2027-05-03' }, { end: 'date' }],
    [{ contactPhone: 'call me' }, { contactPhone: 'phoneInvalid' }],
    [{ addressText: 'x'.repeat(301) }, { addressText: 'tooLong' }],
    [{ houseDetails: ' ' }, { houseDetails: 'house' }],
    [{ pets: [{ ...BLANK_PET, name: 'Rex' }, BLANK_PET] }, { 'pets.1.name': 'petName' }],
    [{ pets: [{ ...BLANK_PET, name: 'Rex', specialNeeds: 'x'.repeat(501) }] }, { 'pets.0.specialNeeds': 'tooLong' }],
    [{ pets: Array.from({ length: 11 }, () => ({ ...BLANK_PET, name: 'Rex' })) }, { pets: 'pets-required' }],
  ] as [Partial<BookValues>, object][])('%j', (change, errors) => expect(check(change)).toEqual(errors));

  it('does not judge what the service does not ask for', () => {
    expect(check({ pets: [BLANK_PET] }, 'house')).toEqual({});
    expect(check({ houseDetails: '' }, 'pet')).toEqual({});
  });

  it('asks the wanted sitter as the server will', () => {
    const wanted = { sitterId: 'ana' };
    expect(check(wanted, 'pet', sitter)).toEqual({});
    expect(check(wanted, 'pet', null)).toEqual({ sitterId: 'sitter-not-found' });
    expect(check(wanted, 'pet', { ...sitter, available: false })).toEqual({ sitterId: 'sitter-unavailable' });
    expect(check(wanted, 'pet', { ...sitter, services: {} })).toEqual({ sitterId: 'service-not-offered' });
    expect(check({ ...wanted, start: '2027-05-09T10:00', end: '2027-05-11T10:00' }, 'pet', sitter)).toEqual({
      sitterId: 'sitter-busy',
    });
  });
});

describe('toDetails', () => {
  it('sends only what the service asks for, cleaned', () => {
    const details = toDetails({ ...good, addressText: '  Rua 1 ' }, service('house'));
    expect(details).toMatchObject({ pets: [], houseDetails: 'Keys at the neighbour', addressText: 'Rua 1' });
    expect(toDetails(good, service('pet')).houseDetails).toBe('');
  });
});
