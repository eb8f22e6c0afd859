import type { Applicant } from '@patas/shared/application/schema';
import type { AuditEntry } from '@patas/shared/audit/schema';
import type { BusyRange } from '@patas/shared/booking/schedule';
import type { Booking, BookingAccess, BookingContacts, BookingEventRecord } from '@patas/shared/booking/schema';
import type { Mail } from '@patas/shared/mail/schema';
import type { Message } from '@patas/shared/message/schema';
import { paths } from '@patas/shared/paths';
import type { Service } from '@patas/shared/service/schema';
import type { Sitter } from '@patas/shared/sitter/schema';
import type { Notification, User, UserRoles } from '@patas/shared/user/schema';
import {
  type CollectionReference,
  type DocumentReference,
  type FirestoreDataConverter,
  Timestamp,
} from 'firebase-admin/firestore';
import { db } from './app.ts';

/** `sitterCalendars/{id}`: what the sitter is busy with, sorted by start; half-open. */
export interface SitterCalendar {
  ranges: BusyRange[];
  updatedAt: Date;
}

/** `rateLimits/{key}`: how often something happened since `windowStart`. Firestore deletes it after `expireAt` (TTL). */
export interface RateLimit {
  count: number;
  windowStart: Date;
  expireAt: Date;
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDates(part)]));
}

/** Timestamps are Dates in our types. What is read was written by us or passed the rules, so it is not parsed again. */
export const converter = <T extends object>(): FirestoreDataConverter<T> => ({
  toFirestore: (value) => value,
  fromFirestore: (snapshot) => withDates(snapshot.data()) as T,
});

const doc = <T extends object>(path: string): DocumentReference<T> => db().doc(path).withConverter(converter<T>());
const collection = <T extends object>(path: string): CollectionReference<T> =>
  db().collection(path).withConverter(converter<T>());

/** Typed references to every document these functions read or write. */
export const documents = {
  user: (uid: string) => doc<User>(paths.user(uid)),
  userRole: (uid: string) => doc<UserRoles>(paths.userRole(uid)),
  service: (id: string) => doc<Service>(paths.service(id)),
  sitter: (id: string) => doc<Sitter>(paths.sitter(id)),
  calendar: (sitterId: string) => doc<SitterCalendar>(paths.sitterCalendar(sitterId)),
  applicant: (id: string) => doc<Applicant>(paths.applicant(id)),
  booking: (id: string) => doc<Booking>(paths.booking(id)),
  contacts: (bookingId: string) => doc<BookingContacts>(paths.bookingContacts(bookingId)),
  access: (bookingId: string) => doc<BookingAccess>(paths.bookingAccess(bookingId)),
  message: (bookingId: string, id: string) => doc<Message>(paths.message(bookingId, id)),
  rateLimit: (key: string) => doc<RateLimit>(paths.rateLimit(key)),
  mail: (id: string) => doc<Mail>(paths.mailItem(id)),
} as const;

/** Typed references to the collections these functions query or add to. */
export const collections = {
  userRoles: () => collection<UserRoles>(paths.userRoles),
  applicants: () => collection<Applicant>(paths.applicants),
  bookings: () => collection<Booking>(paths.bookings),
  events: (bookingId: string) => collection<BookingEventRecord>(paths.bookingEvents(bookingId)),
  notifications: (uid: string) => collection<Notification>(paths.notifications(uid)),
  mail: () => collection<Mail>(paths.mail),
  auditLog: () => collection<AuditEntry>(paths.auditLog),
} as const;
