import type { Effect } from '@patas/shared/booking/machine';
import type { Booking } from '@patas/shared/booking/schema';
import { bookable } from './bookable.ts';
import { occupy, vacate } from './calendar.ts';
import type { Change } from './change.ts';
import { captureCard, refundByPolicy, refundInFull, releaseCard } from './money.ts';

function patch(change: Change, fields: Partial<Booking>): void {
  change.booking = { ...change.booking, ...fields };
}

function nameSitter(change: Change): void {
  const { booking, sitter } = change;
  const record = bookable(sitter?.record, booking.serviceId, booking.customerId);
  patch(change, {
    sitterId: sitter?.id ?? null,
    sitterUserId: record.userId,
    sitter: { name: record.name, photo: record.photo },
  });
}

function showContacts(change: Change): void {
  change.contacts = {
    customerPhone: change.access.contactPhone,
    sitterPhone: change.sitter?.record?.phone ?? '',
  };
}

/** What each effect of the machine does to a change (design §4). Reviews are asked for by the notices of `complete`. */
export const EFFECTS: Readonly<Record<Effect, (change: Change) => void>> = {
  holdDates: (change) => occupy(change, 'held'),
  bookDates: (change) => occupy(change, 'booked'),
  freeDates: vacate,
  nameSitter,
  clearSitter: (change) => patch(change, { sitterId: null, sitterUserId: null, sitter: null }),
  showContacts,
  hideContacts: (change) => {
    change.contacts = null;
  },
  stampAccepted: (change) => patch(change, { acceptedAt: change.now }),
  stampCompleted: (change) => patch(change, { completedAt: change.now }),
  fixPrice: (change) => patch(change, { amountCents: change.cause.amountCents ?? change.booking.amountCents }),
  captureCard,
  releaseCard,
  refundByPolicy,
  refundInFull,
  markPaid: (change) => patch(change, { paymentStatus: 'paid', paidCents: change.booking.amountCents }),
  askForReviews: () => {},
};
