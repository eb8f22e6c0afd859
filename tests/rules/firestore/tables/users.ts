import { LANGUAGE_CODES } from '@patas/shared/i18n/languages';
import { serverTimestamp } from 'firebase/firestore';
import { NOBODY } from '../../roles.ts';
import { notification, PAST, pet, user } from '../documents.ts';
import { fieldRows, updateRows } from '../field-rows.ts';
import type { Row } from '../operation.ts';
import * as value from '../values.ts';

const now = serverTimestamp();
const profile = {
  fullName: value.filled(120),
  phone: value.orNull(value.phone),
  avatarUrl: value.webAddress,
  locale: value.oneOf(LANGUAGE_CODES),
};

const users: Row[] = [
  { op: 'get', path: 'users/customer', may: ['customer', 'admin'] },
  { op: 'get', path: 'users/otherCustomer', may: ['otherCustomer', 'admin'], because: 'not there yet' },
  { op: 'list', path: 'users', may: ['admin'] },
  { op: 'delete', path: 'users/customer', may: NOBODY },
  { op: 'set', path: 'users/otherCustomer', data: { ...user, createdAt: now }, may: ['otherCustomer'] },
  { op: 'set', path: 'users/otherCustomer', data: user, may: NOBODY, because: 'a time of its own' },
  { op: 'update', path: 'users/customer', data: { fullName: 'Inês' }, may: ['customer'] },
  { op: 'update', path: 'users/customer', data: { createdAt: now }, may: NOBODY },
  { op: 'update', path: 'users/customer', data: { admin: true }, may: NOBODY },
  ...fieldRows(
    (data) => ({ op: 'set', path: 'users/otherCustomer', data }),
    { ...user, createdAt: now },
    { ...profile, createdAt: { bad: [PAST, null, 'now'], good: [] } },
    ['otherCustomer'],
  ),
  ...updateRows('users/customer', user, profile, ['customer']),
];

const favorite = { createdAt: now };
const favorites: Row[] = [
  { op: 'get', path: 'users/customer/favorites/sitter-a', may: ['customer'] },
  { op: 'get', path: 'users/customer/favorites/sitter-b', may: ['customer'], because: 'not there' },
  { op: 'list', path: 'users/customer/favorites', newestBy: 'createdAt', may: ['customer'] },
  { op: 'set', path: 'users/customer/favorites/sitter-b', data: favorite, may: ['customer'] },
  {
    op: 'set',
    path: 'users/customer/favorites/sitter-a',
    data: favorite,
    may: ['customer'],
    because: 'repeated',
  },
  {
    op: 'set',
    path: 'users/customer/favorites/nobody',
    data: favorite,
    may: NOBODY,
    because: 'no such sitter in public',
  },
  ...fieldRows(
    (data) => ({ op: 'set', path: 'users/customer/favorites/sitter-b', data }),
    favorite,
    { createdAt: { bad: [PAST, null, 'now'], good: [] } },
    ['customer'],
  ),
  { op: 'delete', path: 'users/customer/favorites/sitter-a', may: ['customer'] },
];

const thisYear = new Date().getUTCFullYear();
const pets: Row[] = [
  { op: 'get', path: 'users/customer/pets/rex', may: ['customer'] },
  { op: 'get', path: 'users/customer/pets/mia', may: ['customer'], because: 'not there' },
  { op: 'list', path: 'users/customer/pets', may: ['customer'] },
  { op: 'set', path: 'users/customer/pets/mia', data: pet, may: ['customer'] },
  { op: 'update', path: 'users/customer/pets/rex', data: { name: 'Rex II' }, may: ['customer'] },
  { op: 'update', path: 'users/customer/pets/rex', data: { extra: 1 }, may: NOBODY },
  { op: 'set', path: 'users/customer/pets/mia.1', data: pet, may: NOBODY, because: 'an id with a dot' },
  { op: 'set', path: `users/customer/pets/${'m'.repeat(129)}`, data: pet, may: NOBODY, because: 'an id too long' },
  ...fieldRows(
    (data) => ({ op: 'set', path: 'users/customer/pets/mia', data }),
    pet,
    {
      name: value.filled(60),
      type: value.oneOf(['dog', 'cat', 'bird', 'other']),
      breed: value.optional(80),
      birthYear: value.orNull(value.integer(1900, thisYear)),
      specialNeeds: value.optional(500),
      photo: value.webAddress,
    },
    ['customer'],
  ),
  { op: 'delete', path: 'users/customer/pets/rex', may: ['customer'] },
];

const notifications: Row[] = [
  { op: 'get', path: 'users/customer/notifications/n1', may: ['customer'] },
  { op: 'list', path: 'users/customer/notifications', newestBy: 'createdAt', may: ['customer'] },
  { op: 'count', path: 'users/customer/notifications', where: [['readAt', '==', null]], may: ['customer'] },
  { op: 'update', path: 'users/customer/notifications/n1', data: { readAt: now }, may: ['customer'] },
  { op: 'update', path: 'users/customer/notifications/n1', data: { readAt: PAST }, may: NOBODY },
  { op: 'update', path: 'users/customer/notifications/n1', data: { readAt: now, kind: 'x' }, may: NOBODY },
  { op: 'set', path: 'users/customer/notifications/n2', data: notification, may: NOBODY },
  { op: 'delete', path: 'users/customer/notifications/n1', may: NOBODY },
];

export const userRows = [...users, ...favorites, ...pets, ...notifications];
