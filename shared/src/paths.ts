import type { Location } from './town.ts';

/** Every Firestore path, once. Collections without, documents with their ids. */
export const paths = {
  users: 'users',
  user: (uid: string) => `users/${uid}`,
  favorites: (uid: string) => `users/${uid}/favorites`,
  favorite: (uid: string, sitterId: string) => `users/${uid}/favorites/${sitterId}`,
  pets: (uid: string) => `users/${uid}/pets`,
  pet: (uid: string, petId: string) => `users/${uid}/pets/${petId}`,
  notifications: (uid: string) => `users/${uid}/notifications`,
  notification: (uid: string, id: string) => `users/${uid}/notifications/${id}`,
  userRoles: 'userRoles',
  userRole: (uid: string) => `userRoles/${uid}`,
  services: 'services',
  service: (id: string) => `services/${id}`,
  sitters: 'sitters',
  sitter: (id: string) => `sitters/${id}`,
  publicSitters: 'publicSitters',
  publicSitter: (id: string) => `publicSitters/${id}`,
  sitterContacts: 'sitterContacts',
  sitterContact: (id: string) => `sitterContacts/${id}`,
  sitterCalendars: 'sitterCalendars',
  sitterCalendar: (id: string) => `sitterCalendars/${id}`,
  applicants: 'applicants',
  applicant: (id: string) => `applicants/${id}`,
  bookings: 'bookings',
  booking: (id: string) => `bookings/${id}`,
  bookingContacts: (id: string) => `bookings/${id}/private/contacts`,
  bookingAccess: (id: string) => `bookings/${id}/private/access`,
  messages: (bookingId: string) => `bookings/${bookingId}/messages`,
  message: (bookingId: string, id: string) => `bookings/${bookingId}/messages/${id}`,
  bookingEvents: (bookingId: string) => `bookings/${bookingId}/events`,
  reviews: 'reviews',
  review: (bookingId: string, side: 'customer' | 'sitter') => `reviews/${bookingId}_${side}`,
  directory: 'directory',
  directoryPage: (town: Location, page: number) => `directory/${town}-${page}`,
  /** Which directory page holds a sitter's card; for functions only. */
  directoryEntries: 'directoryEntries',
  directoryEntry: (sitterId: string) => `directoryEntries/${sitterId}`,
  stripeEvents: 'stripeEvents',
  mail: 'mail',
  mailItem: (id: string) => `mail/${id}`,
  rateLimits: 'rateLimits',
  rateLimit: (key: string) => `rateLimits/${key}`,
  auditLog: 'auditLog',
  failedEvents: 'failedEvents',
  paymentSettings: 'settings/payments',
} as const;

/** Every Storage path, once (design §3). */
export const storagePaths = {
  applicantPhoto: (uuid: string, ext: string) => `sitter-photos/applicants/${uuid}.${ext}`,
  sitterPhoto: (sitterId: string, uuid: string, ext: string) => `sitter-photos/${sitterId}/${uuid}.${ext}`,
  /** Derived pictures of an original `…/{name}.{ext}`: the base of a picture set. */
  pictureSet: (original: string) => original.replace(/\.[^./]+$/, ''),
  picture: (base: string, width: PictureWidth) => `${base}/${width}.webp`,
  paymentProof: (bookingId: string, timestamp: number, ext: string) =>
    `payments/payment-proofs/${bookingId}-${timestamp}.${ext}`,
} as const;

/** Widths the image trigger writes, in px (design §3). */
export const PICTURE_WIDTHS = [96, 320, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Largest upload: 5 MB (spec §9). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
