import { SERVICE_TYPES } from '@patas/shared/service/schema';
import { ALL, NOBODY, SIGNED_IN } from '../../roles.ts';
import { applicant, paymentSettings, review, service } from '../documents.ts';
import { fieldRows, updateRows } from '../field-rows.ts';
import type { Row } from '../operation.ts';
import * as value from '../values.ts';

const serviceCases = {
  name: value.localized(80),
  description: value.localized(400),
  serviceType: value.oneOf(SERVICE_TYPES),
  basePriceCents: value.integer(0, 100_000_000),
  durationHours: value.integer(1, 24),
  active: value.flag,
  order: { bad: [Number.NaN, 1.5, '1', null], good: [-1, 0, 500] },
};
const services: Row[] = [
  { op: 'get', path: 'services/walk', may: ALL },
  { op: 'list', path: 'services', where: [['active', '==', true]], may: ALL },
  { op: 'set', path: 'services/new', data: { ...service }, may: ['admin'] },
  { op: 'set', path: 'services/new.one', data: { ...service }, may: NOBODY, because: 'an id with a dot' },
  { op: 'update', path: 'services/walk', data: { active: false }, may: ['admin'] },
  { op: 'update', path: 'services/walk', data: { extra: 1 }, may: NOBODY },
  ...fieldRows((data) => ({ op: 'set', path: 'services/new', data }), { ...service }, serviceCases, ['admin']),
  ...updateRows('services/walk', service, serviceCases, ['admin']),
  { op: 'delete', path: 'services/walk', may: ['admin'] },
];

const settingCases = {
  mbwayPhone: value.filled(40),
  iban: value.filled(40),
  accountHolder: value.filled(120),
};
const settings: Row[] = [
  { op: 'get', path: 'settings/payments', may: SIGNED_IN },
  { op: 'get', path: 'settings/other', may: NOBODY },
  { op: 'list', path: 'settings', may: NOBODY },
  { op: 'set', path: 'settings/payments', data: { ...paymentSettings }, may: ['admin'] },
  { op: 'set', path: 'settings/other', data: { ...paymentSettings }, may: NOBODY },
  { op: 'delete', path: 'settings/payments', may: NOBODY },
  ...fieldRows((data) => ({ op: 'set', path: 'settings/payments', data }), { ...paymentSettings }, settingCases, [
    'admin',
  ]),
];

const reviews: Row[] = [
  { op: 'get', path: 'reviews/completed_customer', may: ALL, because: 'published' },
  { op: 'get', path: 'reviews/completed_sitter', may: ['sitter', 'admin'], because: 'not published' },
  { op: 'get', path: 'reviews/confirmed_customer', may: SIGNED_IN, because: 'not there' },
  { op: 'list', path: 'reviews', newestBy: 'createdAt', may: ['admin'] },
  {
    op: 'list',
    path: 'reviews',
    where: [
      ['sitterId', '==', 'sitter-a'],
      ['published', '==', true],
    ],
    newestBy: 'createdAt',
    may: ALL,
  },
  { op: 'list', path: 'reviews', where: [['sitterId', '==', 'sitter-a']], may: ['admin'] },
  { op: 'list', path: 'reviews', where: [['published', '==', false]], may: ['admin'] },
  { op: 'list', path: 'reviews', where: [['authorId', '==', 'sitter']], may: ['sitter', 'admin'] },
  { op: 'set', path: 'reviews/confirmed_customer', data: { ...review(true) }, may: NOBODY },
  { op: 'update', path: 'reviews/completed_sitter', data: { published: true }, may: NOBODY },
  { op: 'delete', path: 'reviews/completed_customer', may: NOBODY },
];

const roles: Row[] = [
  { op: 'get', path: 'userRoles/sitter', may: ['sitter', 'admin'] },
  { op: 'get', path: 'userRoles/customer', may: ['customer', 'admin'], because: 'not there' },
  { op: 'list', path: 'userRoles', may: ['admin'] },
  { op: 'set', path: 'userRoles/customer', data: { roles: ['admin'], sitterId: null }, may: NOBODY },
  { op: 'update', path: 'userRoles/demotedAdmin', data: { roles: ['admin'] }, may: NOBODY },
  { op: 'update', path: 'userRoles/unclaimedSitter', data: { sitterId: 'sitter-b' }, may: NOBODY },
  { op: 'delete', path: 'userRoles/admin', may: NOBODY },
];

const applicants: Row[] = [
  { op: 'list', path: 'applicants', where: [['status', '==', 'pending']], newestBy: 'createdAt', may: ['admin'] },
  { op: 'count', path: 'applicants', where: [['status', '==', 'pending']], may: ['admin'] },
  { op: 'set', path: 'applicants/new', data: { ...applicant }, may: NOBODY },
];

/** Plumbing: an admin reads some of it, nobody writes any. */
const plumbing = {
  'applicants/a1': ['admin'],
  'mail/m1': ['admin'],
  'auditLog/l1': ['admin'],
  'failedEvents/f1': ['admin'],
  'stripeEvents/s1': [],
  'rateLimits/r1': [],
  'directory/peniche-0': [],
  'directoryEntries/sitter-a': [],
  'unknown/u1': [],
} satisfies Record<string, Row['may']>;

const plumbingRows = Object.entries(plumbing).flatMap(([path, may]): Row[] => {
  const [collection = ''] = path.split('/');
  return [
    { op: 'get', path, may },
    { op: 'get', path: `${collection}/none`, may, because: 'not there' },
    { op: 'list', path: collection, may },
    { op: 'count', path: collection, may },
    { op: 'set', path: `${collection}/new`, data: { state: 'queued' }, may: NOBODY },
    { op: 'set', path, data: { state: 'queued' }, may: NOBODY },
    { op: 'delete', path, may: NOBODY },
  ];
});

export const operationRows = [...services, ...settings, ...reviews, ...roles, ...applicants, ...plumbingRows];
