import type { BookingEventRecord } from '@patas/shared/booking/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { collections, documents } from '../../lib/documents.ts';
import { audit } from '../audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { bookingMailData } from './booking-mail.ts';
import { pruned } from './calendar.ts';
import type { Change } from './change.ts';
import type { Told } from './people.ts';

function eventOf({ before, booking, cause, now, money }: Change): BookingEventRecord {
  const { event, actor, actorId, reason } = cause;
  const repriced = before !== null && before.amountCents !== booking.amountCents;
  return {
    event,
    from: before?.status ?? null,
    to: booking.status,
    actor,
    actorId,
    reason: reason || null,
    at: now,
    ...(repriced ? { amountCents: booking.amountCents, previousAmountCents: before.amountCents } : {}),
    ...(money.length > 0 ? { money } : {}),
  };
}

function saveCalendars(tx: Transaction, { calendars, calendarsRead, now }: Change): void {
  for (const [sitterId, ranges] of calendars)
    if (ranges !== calendarsRead.get(sitterId))
      tx.set(documents.calendar(sitterId), { ranges: pruned(ranges, now), updatedAt: now });
}

function saveContacts(tx: Transaction, { id, contacts }: Change): void {
  if (contacts) tx.set(documents.contacts(id), contacts);
  else if (contacts === null) tx.delete(documents.contacts(id));
}

function tell(tx: Transaction, { id, booking, now }: Change, { notice, recipient }: Told): void {
  const { userId, email, locale } = recipient;
  if (userId)
    tx.create(collections.notifications(userId).doc(), {
      kind: notice.kind,
      bookingId: id,
      createdAt: now,
      readAt: null,
    });
  if (!notice.mail || !email) return;
  const data = bookingMailData(id, booking, recipient, notice.to === 'customer' ? 'customer' : 'sitter');
  queueMail(tx, { to: email, template: notice.kind, locale, data }, now);
}

/** Writes all of a change: booking, private documents, calendars, event, notifications, mails and, for admins, the audit log. */
export function saveChange(tx: Transaction, change: Change, told: readonly Told[]): void {
  const { id, before, booking, access, cause, now } = change;
  if (before) tx.set(documents.booking(id), booking);
  else {
    tx.create(documents.booking(id), booking);
    tx.create(documents.access(id), access);
  }
  saveContacts(tx, change);
  saveCalendars(tx, change);
  tx.create(collections.events(id).doc(), eventOf(change));
  for (const one of told) tell(tx, change, one);
  if (cause.actor === 'admin')
    audit(tx, { action: 'booking', actorId: cause.actorId, targetId: id, detail: cause.event, at: now });
}
