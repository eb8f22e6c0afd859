import { EXPERIENCE_YEARS, PRICE_PER_DAY, RESPONSE_TIMES } from '@patas/shared/sitter/schema';
import { LOCATIONS } from '@patas/shared/town';
import { serverTimestamp } from 'firebase/firestore';
import { ALL, NOBODY, SIGNED_IN } from '../../roles.ts';
import { PAST, sitter } from '../documents.ts';
import { fieldRows, updateRows } from '../field-rows.ts';
import type { Row } from '../operation.ts';
import * as value from '../values.ts';

const now = serverTimestamp();
const UUID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const offer = { customPriceCents: 1500, available: true };
const atCatalogue = { customPriceCents: null, available: true };
const offers = (count: number, priced: number, last: unknown = { customPriceCents: 999, available: true }) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `service-${i}`,
      i >= priced ? atCatalogue : i === priced - 1 ? last : { customPriceCents: 1000 + i, available: i % 2 === 0 },
    ]),
  );

const services = {
  bad: [
    null,
    'walk',
    [],
    offers(51, 0),
    offers(13, 13),
    // One wrong entry at each of the places that are looked at, so that none goes unread.
    ...Array.from({ length: 12 }, (_, i) => offers(12, i + 1, { customPriceCents: -1, available: true })),
    ...[null, 7, [], {}, { available: true }, { customPriceCents: null }, { ...offer, extra: 1 }].map((walk) => ({
      walk,
    })),
    ...[Number.NaN, 1.5, 100_000_001, '15'].map((customPriceCents) => ({ walk: { ...offer, customPriceCents } })),
    { walk: { ...offer, available: 'yes' } },
    { walk: { customPriceCents: null, available: null } },
    { 'dog.walk': offer },
    { 'a,b/c': offer },
    { ['w'.repeat(129)]: offer },
  ],
  good: [{}, offers(50, 0), offers(50, 12), { walk: { customPriceCents: 0, available: false } }],
};

const photoPath = (id: string) => ({
  bad: [
    7,
    '',
    `sitter-photos/someone-else/${UUID}.jpg`,
    `sitter-photos/applicants/${UUID}.jpg`,
    `sitter-photos/${id}/${UUID}.svg`,
    `sitter-photos/${id}/../x/${UUID}.jpg`,
    `sitter-photos/${id}/photo.jpg`,
  ],
  good: [null, `sitter-photos/${id}/${UUID}.webp`],
});

const profile = (id: string) => ({
  location: value.oneOf(LOCATIONS),
  phone: { ...value.phone, bad: [...value.phone.bad, null] },
  description: value.optional(2000),
  pricePerDayCents: value.integer(PRICE_PER_DAY.min, PRICE_PER_DAY.max),
  experienceYears: value.oneOf(EXPERIENCE_YEARS),
  responseTime: value.oneOf(RESPONSE_TIMES),
  available: value.flag,
  services,
  photoPath: photoPath(id),
  emergencyContact: value.optional(200),
  hasInsurance: value.flag,
});
const record = {
  name: value.filled(120),
  email: value.email,
  verified: value.flag,
  listed: value.flag,
};
const functionsOnly = {
  userId: 'admin',
  photo: `sitter-photos/sitter-a/${UUID}`,
  averageRating: 5,
  reviewCount: 99,
  createdAt: now,
};

const created = {
  ...sitter,
  userId: null,
  photoPath: null,
  photo: null,
  averageRating: null,
  reviewCount: 0,
  createdAt: now,
  updatedAt: now,
};

/** The costliest writes: every field anew, as many new prices as one write may set. */
const ownEverything = {
  location: 'obidos',
  phone: '+351 919 000 999',
  description: 'Anew',
  pricePerDayCents: 4200,
  experienceYears: '5+',
  responseTime: '1 day',
  available: false,
  services: offers(50, 12),
  photoPath: `sitter-photos/sitter-a/${UUID}.webp`,
  emergencyContact: 'Ana, +351 918 000 888',
  hasInsurance: false,
  updatedAt: now,
};
const everything = { ...ownEverything, name: 'Rui F.', email: 'anew@example.pt', verified: false, listed: false };

const sitters: Row[] = [
  { op: 'get', path: 'sitters/sitter-a', may: ['sitter', 'admin'] },
  { op: 'get', path: 'sitters/none', may: ['admin'], because: 'not there' },
  { op: 'list', path: 'sitters', newestBy: 'createdAt', may: ['admin'] },
  { op: 'list', path: 'sitters', where: [['userId', '==', 'sitter']], may: ['admin'] },
  { op: 'count', path: 'sitters', where: [['verified', '==', true]], may: ['admin'] },
  { op: 'delete', path: 'sitters/sitter-a', may: ['admin'] },
  { op: 'update', path: 'sitters/sitter-a', data: ownEverything, may: ['sitter', 'admin'], because: 'all at once' },
  { op: 'update', path: 'sitters/sitter-a', data: everything, may: ['admin'], because: 'all at once' },
  { op: 'set', path: 'sitters/sitter-c', data: created, may: ['admin'] },
  { op: 'set', path: 'sitters/sitter.c', data: created, may: NOBODY, because: 'an id with a dot' },
  ...fieldRows(
    (data) => ({ op: 'set', path: 'sitters/sitter-c', data }),
    created,
    {
      ...profile('sitter-c'),
      ...record,
      userId: { bad: ['admin', 7], good: [] },
      photo: { bad: ['sitter-photos/sitter-c/x'], good: [] },
      averageRating: { bad: [5, Number.NaN], good: [] },
      reviewCount: { bad: [1, null, Number.NaN], good: [] },
      createdAt: { bad: [PAST, null], good: [] },
      updatedAt: { bad: [PAST, null], good: [] },
    },
    ['admin'],
  ),
  ...updateRows('sitters/sitter-a', sitter, profile('sitter-a'), ['sitter', 'admin'], { updatedAt: now }),
  ...updateRows('sitters/sitter-a', sitter, record, ['admin'], { updatedAt: now }, ['sitter', 'admin']),
  ...Object.entries(functionsOnly).map(
    ([field, data]): Row => ({
      op: 'update',
      path: 'sitters/sitter-a',
      data: { [field]: data, updatedAt: now },
      may: NOBODY,
      because: `${field} is written by functions`,
    }),
  ),
  { op: 'update', path: 'sitters/sitter-a', data: { extra: 1, updatedAt: now }, may: NOBODY, because: 'no such field' },
  { op: 'update', path: 'sitters/sitter-a', data: { description: 'x' }, may: NOBODY, because: 'without updatedAt' },
  { op: 'update', path: 'sitters/sitter-a', data: { updatedAt: PAST }, may: NOBODY, because: 'a time of its own' },
];

const readOnly = (path: string, may: Row['may'], lists: Row['may']): Row[] => {
  const [collection = ''] = path.split('/');
  return [
    { op: 'get', path, may },
    { op: 'get', path: `${collection}/none`, may, because: 'not there' },
    { op: 'list', path: collection, may: lists },
    { op: 'set', path: `${collection}/new`, data: { name: 'x' }, may: NOBODY },
    { op: 'update', path, data: { name: 'x' }, may: NOBODY },
    { op: 'delete', path, may: NOBODY },
  ];
};

export const sitterRows = [
  ...sitters,
  ...readOnly('publicSitters/sitter-a', ALL, ALL),
  ...readOnly('sitterContacts/sitter-a', SIGNED_IN, NOBODY),
  ...readOnly('sitterCalendars/sitter-a', ALL, ALL),
];
