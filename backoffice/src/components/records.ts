import type { Applicant } from '@patas/shared/application/schema';
import type { BusyRange } from '@patas/shared/booking/schedule';
import type { Booking, BookingAccess, BookingContacts, BookingEventRecord } from '@patas/shared/booking/schema';
import type { Mail } from '@patas/shared/mail/schema';
import type { Message } from '@patas/shared/message/schema';
import type { Service } from '@patas/shared/service/schema';
import type { Sitter } from '@patas/shared/sitter/schema';
import type { User, UserRoles } from '@patas/shared/user/schema';

/** Documents as react-admin's records: with their id, Timestamps as Dates. */
type WithId<T> = T & { id: string };

export type ApplicantRecord = WithId<Applicant>;
export type BookingRecord = WithId<Booking>;
export type BookingPrivateRecord = WithId<Partial<BookingAccess & BookingContacts>>;
export type EventRecord = WithId<BookingEventRecord>;
export type MailRecord = WithId<Mail>;
export type MessageRecord = WithId<Message>;
export type ServiceRecord = WithId<Service>;
export type SitterRecord = WithId<Sitter>;
export type CalendarRecord = WithId<{ ranges: BusyRange[] }>;
export type UserRolesRecord = WithId<UserRoles>;
export type UserRecord = WithId<User>;
