import './env.ts';
import type { AuditEntry } from '@patas/shared/audit/schema';
import type { BookingEventRecord } from '@patas/shared/booking/schema';
import type { Mail } from '@patas/shared/mail/schema';
import type { Notification } from '@patas/shared/user/schema';
import { collections, documents } from '../../../functions/src/lib/documents.ts';

/** What a booking has left behind, everywhere. */
export async function traceOf(bookingId: string) {
  const [booking, access, contacts, events] = await Promise.all([
    documents.booking(bookingId).get(),
    documents.access(bookingId).get(),
    documents.contacts(bookingId).get(),
    collections.events(bookingId).orderBy('at').get(),
  ]);
  return {
    booking: booking.data(),
    access: access.data(),
    contacts: contacts.data(),
    events: events.docs.map((event): BookingEventRecord => event.data()),
  };
}

export const rangesOf = async (sitterId: string) => (await documents.calendar(sitterId).get()).data()?.ranges ?? [];

/** Mails to an address, oldest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const found = await collections.mail().where('to', '==', email).get();
  return found.docs.map((mail) => mail.data()).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

export async function notificationsOf(uid: string): Promise<Notification[]> {
  return (await collections.notifications(uid).orderBy('createdAt').get()).docs.map((one) => one.data());
}

export async function auditOf(targetId: string): Promise<AuditEntry[]> {
  return (await collections.auditLog().where('targetId', '==', targetId).get()).docs.map((entry) => entry.data());
}
