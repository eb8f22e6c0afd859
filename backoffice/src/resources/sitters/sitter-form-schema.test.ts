import { expect, test } from 'vitest';
import { NEW_SITTER, sitterFormData, sitterFormErrors } from './sitter-form-schema.ts';

const good = {
  ...NEW_SITTER,
  name: '  Ana Sousa ',
  location: 'peniche',
  phone: '+351 912 345 678',
  email: 'Ana@Example.pt',
  experienceYears: '3-5',
};

test('a good form has no errors and is stored clean', () => {
  expect(sitterFormErrors(good)).toEqual({});
  expect(sitterFormData(good)).toMatchObject({ name: 'Ana Sousa', email: 'ana@example.pt', services: {} });
});

test('only what an admin may change is stored', () => {
  const stored = sitterFormData({ ...good, userId: 'somebody', averageRating: 5, updatedAt: new Date() });
  expect(Object.keys(stored).sort()).toEqual([
    'available',
    'description',
    'email',
    'emergencyContact',
    'experienceYears',
    'hasInsurance',
    'listed',
    'location',
    'name',
    'phone',
    'photoPath',
    'pricePerDayCents',
    'responseTime',
    'services',
    'verified',
  ]);
});

test('cleared texts are empty; services without offer and price are dropped', () => {
  const services = {
    walk: { available: true },
    stay: { available: false, customPriceCents: 2500 },
    none: { available: false, customPriceCents: null },
    untouched: {},
  };
  expect(sitterFormData({ ...good, description: null, emergencyContact: null, services })).toMatchObject({
    description: '',
    emergencyContact: '',
    services: {
      walk: { available: true, customPriceCents: null },
      stay: { available: false, customPriceCents: 2500 },
    },
  });
});

test.each([
  [{ name: ' ' }, { name: 'admin.invalid.name' }],
  [{ email: 'ana' }, { email: 'admin.invalid.email' }],
  [{ phone: '12' }, { phone: 'admin.invalid.phone' }],
  [{ location: null }, { location: 'admin.invalid.location' }],
  [{ pricePerDayCents: 1499 }, { pricePerDayCents: 'admin.invalid.pricePerDayCents' }],
  [{ pricePerDayCents: 10_001 }, { pricePerDayCents: 'admin.invalid.pricePerDayCents' }],
  [
    { services: { walk: { available: true, customPriceCents: -1 } } },
    { services: { walk: { customPriceCents: 'admin.invalid.customPrice' } } },
  ],
])('%j is named', (wrong, errors) => {
  expect(sitterFormErrors({ ...good, ...wrong })).toEqual(errors);
});
