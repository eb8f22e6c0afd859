import { BOOKING_STATUSES } from '@patas/shared/booking/status';
import * as sample from './documents.ts';

const record = (roles: readonly string[], sitterId: string | null) => ({ roles, sitterId, updatedAt: sample.PAST });

const bookings: Record<string, ReturnType<typeof sample.booking>> = {
  ...Object.fromEntries(BOOKING_STATUSES.map((status) => [status, sample.booking(status, 'sitter-a')])),
  unassigned: sample.booking('pending', null),
  reassigned: sample.booking('confirmed', 'sitter-b'),
};

/** Every document that is there when an operation begins, by path. */
export const WORLD: Readonly<Record<string, Record<string, unknown>>> = {
  'users/customer': sample.user,
  'users/customer/favorites/sitter-a': { createdAt: sample.PAST },
  'users/customer/pets/rex': sample.pet,
  'users/customer/notifications/n1': sample.notification,
  'userRoles/sitter': record([], 'sitter-a'),
  'userRoles/otherSitter': record([], 'sitter-b'),
  'userRoles/formerSitter': record([], null),
  'userRoles/unclaimedSitter': record([], 'sitter-a'),
  'userRoles/nullSitter': record([], null),
  'userRoles/admin': record(['admin'], null),
  'userRoles/demotedAdmin': record([], null),
  'userRoles/unclaimedAdmin': record(['admin'], null),
  'services/walk': sample.service,
  'sitters/sitter-a': { ...sample.sitter },
  'sitters/sitter-b': { ...sample.sitter, userId: 'otherSitter' },
  'publicSitters/sitter-a': { name: 'Rui Fonseca' },
  'publicSitters/sitter-b': { name: 'Ana Lopes' },
  'sitterContacts/sitter-a': { email: sample.sitter.email, phone: sample.sitter.phone },
  'sitterCalendars/sitter-a': { busy: [] },
  'applicants/a1': sample.applicant,
  ...Object.fromEntries(
    Object.entries(bookings).flatMap(([id, booking]) => [
      [`bookings/${id}`, booking],
      [`bookings/${id}/private/access`, sample.access],
      [`bookings/${id}/messages/m1`, sample.message],
      [`bookings/${id}/events/e1`, sample.event],
    ]),
  ),
  'bookings/confirmed/private/contacts': sample.contacts,
  'bookings/reassigned/private/contacts': sample.contacts,
  'reviews/completed_customer': sample.review(true),
  'reviews/completed_sitter': { ...sample.review(false), side: 'sitter', authorId: 'sitter' },
  'settings/payments': sample.paymentSettings,
  'mail/m1': { state: 'queued', createdAt: sample.PAST },
  'auditLog/l1': { at: sample.PAST },
  'failedEvents/f1': { at: sample.PAST },
  'stripeEvents/s1': { at: sample.PAST },
  'rateLimits/r1': { count: 1 },
  'directory/peniche-0': { cards: [] },
  'directoryEntries/sitter-a': { page: 'peniche-0' },
};
