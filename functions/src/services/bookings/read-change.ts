import type { BusyRange } from '@patas/shared/booking/schedule';
import type { Booking, BookingAccess } from '@patas/shared/booking/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../lib/documents.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Cause, Change, NamedSitter } from './change.ts';

/** A sitter's record and calendar, read together in the transaction. */
export interface SitterRead extends NamedSitter {
  readonly busy: readonly BusyRange[];
}

/** What a change of an existing booking starts from. */
export interface ChangeRead {
  readonly id: string;
  readonly before: Booking;
  readonly access: BookingAccess;
  readonly sitters: readonly SitterRead[];
  /** The sitter the change is about: the one named in the call, else the booking's. */
  readonly sitterId: string | null;
}

export async function readSitter(tx: Transaction, id: string): Promise<SitterRead> {
  const [record, calendar] = await Promise.all([tx.get(documents.sitter(id)), tx.get(documents.calendar(id))]);
  return { id, record: record.data(), busy: calendar.data()?.ranges ?? [] };
}

/** Reads a booking, its private access and its sitters with their calendars. Refusal: booking-not-found. */
export async function readChange(tx: Transaction, id: string, sitterId: string | null): Promise<ChangeRead> {
  const [snapshot, access] = await Promise.all([tx.get(documents.booking(id)), tx.get(documents.access(id))]);
  const before = snapshot.data();
  if (!before) throw new Refusal('booking-not-found');
  const ids = [...new Set([before.sitterId, sitterId].filter((named) => named !== null))];
  return {
    id,
    before,
    access: access.data() ?? { addressText: '', houseDetails: '', contactPhone: '' },
    sitters: await Promise.all(ids.map((named) => readSitter(tx, named))),
    sitterId: sitterId ?? before.sitterId,
  };
}

/** The change that begins with what was read. */
export function changeOf({ id, before, access, sitters, sitterId }: ChangeRead, cause: Cause, now: Date): Change {
  const find = (named: string | null) => sitters.find((sitter) => sitter.id === named) ?? null;
  const calendarsRead = new Map(sitters.map((sitter) => [sitter.id, sitter.busy]));
  return {
    id,
    now,
    cause,
    before,
    access,
    former: find(before.sitterId),
    sitter: find(sitterId),
    calendarsRead,
    booking: before,
    calendars: new Map(calendarsRead),
    contacts: undefined,
    money: [],
  };
}
