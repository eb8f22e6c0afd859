import type { BookingEvent } from '@patas/shared/booking/machine';
import type { BusyRange } from '@patas/shared/booking/schedule';
import type { Booking, BookingAccess, BookingContacts, MoneyOrder } from '@patas/shared/booking/schema';
import type { Actor } from '@patas/shared/booking/status';
import type { Sitter } from '@patas/shared/sitter/schema';

/** A sitter as read in the transaction; no record when it has been deleted since. */
export interface NamedSitter {
  readonly id: string;
  readonly record: Sitter | undefined;
}

/** What happens to a booking, and who caused it. */
export interface Cause {
  readonly event: BookingEvent;
  readonly actor: Actor;
  readonly actorId: string | null;
  readonly reason: string | null;
  /** confirmPrice: the final price, when it differs. */
  readonly amountCents: number | null;
}

/**
 * One booking on its way from one status to the next: what the transaction read, and what it will write. Effects change
 * `booking`, `calendars`, `contacts` and `money`; saving writes them all at once.
 */
export interface Change {
  readonly id: string;
  readonly now: Date;
  readonly cause: Cause;
  /** As it was; null when it is being created. */
  readonly before: Booking | null;
  readonly access: BookingAccess;
  /** The booking's sitter before the change. */
  readonly former: NamedSitter | null;
  /** The sitter named in the call, else the booking's. */
  readonly sitter: NamedSitter | null;
  /** Calendars as read, by sitter. */
  readonly calendarsRead: ReadonlyMap<string, readonly BusyRange[]>;
  booking: Booking;
  readonly calendars: Map<string, readonly BusyRange[]>;
  /** undefined: left as it is; null: removed. */
  contacts: BookingContacts | null | undefined;
  readonly money: MoneyOrder[];
}
