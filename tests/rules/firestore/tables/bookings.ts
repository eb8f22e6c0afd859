import { accessVisibleToSitter, BOOKING_STATUSES } from '@patas/shared/booking/status';
import { serverTimestamp } from 'firebase/firestore';
import { BY_CLAIM, NOBODY, type Role, SIGNED_IN } from '../../roles.ts';
import { access, booking, contacts, event, message } from '../documents.ts';
import type { Row } from '../operation.ts';

const PARTIES: readonly Role[] = ['customer', ...BY_CLAIM, 'admin'];
const OWN: readonly Role[] = ['customer', 'admin'];
const now = serverTimestamp();

const bookings: Row[] = [
  { op: 'get', path: 'bookings/pending', may: PARTIES },
  { op: 'get', path: 'bookings/unassigned', may: OWN, because: 'no sitter yet' },
  { op: 'get', path: 'bookings/reassigned', may: ['customer', 'otherSitter', 'admin'], because: 'was taken away' },
  { op: 'get', path: 'bookings/none', may: SIGNED_IN, because: 'not there' },
  { op: 'list', path: 'bookings', newestBy: 'createdAt', may: ['admin'] },
  { op: 'list', path: 'bookings', where: [['customerId', '==', 'customer']], may: OWN },
  { op: 'list', path: 'bookings', where: [['customerId', '==', 'customer']], newestBy: 'createdAt', may: OWN },
  {
    op: 'list',
    path: 'bookings',
    where: [
      ['customerId', '==', 'customer'],
      ['status', 'in', ['confirmed', 'in_progress']],
    ],
    newestBy: 'startTs',
    may: OWN,
  },
  {
    op: 'list',
    path: 'bookings',
    where: [['sitterId', '==', 'sitter-a']],
    newestBy: 'createdAt',
    may: [...BY_CLAIM, 'admin'],
  },
  { op: 'list', path: 'bookings', where: [['sitterId', '==', null]], may: ['admin'] },
  { op: 'list', path: 'bookings', where: [['status', '==', 'pending']], newestBy: 'createdAt', may: ['admin'] },
  { op: 'count', path: 'bookings', where: [['customerId', '==', 'customer']], may: OWN },
  { op: 'count', path: 'bookings', where: [['status', '==', 'pending']], may: ['admin'] },
  { op: 'set', path: 'bookings/new', data: { ...booking('pending', null), createdAt: now }, may: NOBODY },
  { op: 'update', path: 'bookings/pending', data: { status: 'cancelled' }, may: NOBODY },
  { op: 'update', path: 'bookings/pending', data: { amountCents: 1 }, may: NOBODY },
  { op: 'update', path: 'bookings/pending', data: { 'unread.customer': 0 }, may: NOBODY },
  { op: 'delete', path: 'bookings/pending', may: NOBODY },
];

const contactRows: Row[] = [
  { op: 'get', path: 'bookings/confirmed/private/contacts', may: PARTIES },
  { op: 'get', path: 'bookings/pending/private/contacts', may: PARTIES, because: 'not there while pending' },
  { op: 'get', path: 'bookings/reassigned/private/contacts', may: ['customer', 'otherSitter', 'admin'] },
  { op: 'get', path: 'bookings/none/private/contacts', may: ['admin'], because: 'no booking' },
  { op: 'list', path: 'bookings/confirmed/private', may: NOBODY },
  { op: 'set', path: 'bookings/confirmed/private/contacts', data: contacts, may: NOBODY },
  { op: 'delete', path: 'bookings/confirmed/private/contacts', may: NOBODY },
];

const accessRows: Row[] = [
  ...BOOKING_STATUSES.map(
    (status): Row => ({
      op: 'get',
      path: `bookings/${status}/private/access`,
      may: accessVisibleToSitter(status) ? PARTIES : OWN,
    }),
  ),
  { op: 'get', path: 'bookings/unassigned/private/access', may: OWN },
  { op: 'get', path: 'bookings/reassigned/private/access', may: ['customer', 'otherSitter', 'admin'] },
  { op: 'get', path: 'bookings/confirmed/private/other', may: NOBODY, because: 'no such document' },
  { op: 'set', path: 'bookings/confirmed/private/access', data: access, may: NOBODY },
  { op: 'update', path: 'bookings/confirmed/private/access', data: { addressText: 'x' }, may: NOBODY },
  { op: 'delete', path: 'bookings/confirmed/private/access', may: NOBODY },
];

const threads = [
  { collection: 'messages', id: 'm1', data: { ...message, createdAt: now }, time: 'createdAt' },
  { collection: 'events', id: 'e1', data: event, time: 'at' },
].flatMap(({ collection, id, data, time }): Row[] => [
  { op: 'get', path: `bookings/confirmed/${collection}/${id}`, may: PARTIES },
  { op: 'get', path: `bookings/confirmed/${collection}/none`, may: PARTIES, because: 'not there' },
  { op: 'list', path: `bookings/confirmed/${collection}`, newestBy: time, may: PARTIES },
  { op: 'list', path: `bookings/unassigned/${collection}`, may: OWN },
  { op: 'list', path: `bookings/reassigned/${collection}`, may: ['customer', 'otherSitter', 'admin'] },
  { op: 'set', path: `bookings/confirmed/${collection}/new`, data, may: NOBODY },
  { op: 'update', path: `bookings/confirmed/${collection}/${id}`, data: { content: 'x' }, may: NOBODY },
  { op: 'delete', path: `bookings/confirmed/${collection}/${id}`, may: NOBODY },
]);

export const bookingRows = [...bookings, ...contactRows, ...accessRows, ...threads];
