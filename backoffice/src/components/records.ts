import type { Applicant } from '@patas/shared/application/schema';
import type { BusyRange } from '@patas/shared/booking/schedule';
import type { Booking, BookingAccess, BookingContacts, BookingEventRecord } from '@patas/shared/booking/schema';
import type { Mail } from '@patas/shared/mail/schema';
import type { Message } from '@patas/shared/message/schema';
import type { Service } from '@patas/shared/service/schema';
import type { Sitter } from '@patas/shared/sitter/schema';
import type { User, UserRoles } from '@patas/shared/user/schema';

/** What was a Date is an ISO 8601 text: react-admin's records are JSON. */
type Json<T> = T extends Date ? string : T extends object ? { [K in keyof T]: Json<T[K]> } : T;
/** Documents as react-admin's records. */
type WithId<T> = Json<T> & { id: string };

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
