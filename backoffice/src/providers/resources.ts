import { paths } from '@patas/shared/paths';
import { FieldPath, where } from 'firebase/firestore';
import type { Resources } from 'ra-data-firestore';

/** What the back office reads of Firestore, and by which fields it may ask (rules: firestore.rules). */
export const resources = {
  applicants: { collection: paths.applicants, filters: { status: {}, location: {} }, sorts: ['createdAt'] },
  sitters: {
    collection: paths.sitters,
    filters: {
      location: {},
      available: {},
      verified: {},
      listed: {},
      name: { op: 'prefix' },
      /** Sitters who offer the service of this id. */
      offers: (serviceId) => [where(new FieldPath('services', String(serviceId), 'available'), '==', true)],
    },
    sorts: ['name', 'createdAt', 'averageRating'],
    versionField: 'updatedAt',
    createdField: 'createdAt',
  },
  sitterCalendars: { collection: paths.sitterCalendars },
  services: { collection: paths.services, filters: { active: {} }, sorts: ['order'] },
  bookings: {
    collection: paths.bookings,
    filters: { status: {}, sitterId: {}, customerId: {}, reference: {} },
    sorts: ['createdAt', 'startTs'],
  },
  bookingEvents: { collection: { parent: 'bookingId', path: paths.bookingEvents }, sorts: ['at'] },
  messages: { collection: { parent: 'bookingId', path: paths.messages }, sorts: ['createdAt'] },
  bookingPrivate: { collection: { parent: 'bookingId', path: (id) => `${paths.booking(id)}/private` } },
  mail: { collection: paths.mail, filters: { state: {}, template: {} }, sorts: ['createdAt'] },
  userRoles: { collection: paths.userRoles, filters: { roles: { op: 'array-contains' } }, sorts: ['updatedAt'] },
  users: { collection: paths.users },
} as const satisfies Resources;

export type ResourceName = keyof typeof resources;
