import type { BookingEvent } from '@patas/shared/booking/machine';
import { isDaily, priceOf, unitPriceCents } from '@patas/shared/booking/pricing';
import { type BusyRange, requestExpiry } from '@patas/shared/booking/schedule';
import type { Booking, BookingAccess, BookingContacts, BookingEventRecord } from '@patas/shared/booking/schema';
import {
  type Actor,
  accessVisibleToSitter,
  type BookingStatus,
  contactsVisible,
  type PaymentStatus,
} from '@patas/shared/booking/status';
import { storagePaths } from '@patas/shared/paths';
import { needsHouse, needsPets } from '@patas/shared/service/schema';
import { addDays, dayOf, fromLocalInput, HOUR_MS } from '@patas/shared/time/lisbon';
import { stableId } from '../../functions/src/lib/stable-id.ts';
import { customers } from './data/people.ts';
import { services } from './data/services.ts';
import { sitters } from './data/sitters.ts';
import { type DemoStay, stays } from './data/stays.ts';
import { ownPriceCents } from './own-price.ts';
import { sitterPhone, sitterUid } from './people.ts';
import { photoPathOf } from './portrait.ts';

export interface SeededBooking {
  id: string;
  stay: DemoStay;
  booking: Booking;
  access: BookingAccess;
  contacts: BookingContacts | null;
  events: BookingEventRecord[];
  /** The sitter's calendar entry; null once the stay is over or cancelled, or while nobody is named. */
  range: BusyRange | null;
}

/** The events that led to a status, so that a booking's history reads true: [event, actor, status after it]. */
const HISTORY: Record<BookingStatus, readonly (readonly [BookingEvent, Actor, BookingStatus])[]> = {
  pending: [['request', 'customer', 'pending']],
  assigned: [
    ['request', 'customer', 'pending'],
    ['assign', 'admin', 'assigned'],
  ],
  accepted: [
    ['request', 'customer', 'pending'],
    ['assign', 'admin', 'assigned'],
    ['accept', 'sitter', 'accepted'],
  ],
  confirmed: [
    ['request', 'customer', 'pending'],
    ['accept', 'sitter', 'confirmed'],
  ],
  awaiting_payment: [['checkout', 'customer', 'awaiting_payment']],
  awaiting_payment_review: [
    ['request', 'customer', 'pending'],
    ['accept', 'sitter', 'confirmed'],
    ['submitProof', 'customer', 'awaiting_payment_review'],
  ],
  in_progress: [
    ['request', 'customer', 'pending'],
    ['accept', 'sitter', 'confirmed'],
    ['confirmPayment', 'admin', 'in_progress'],
  ],
  completed: [
    ['request', 'customer', 'pending'],
    ['accept', 'sitter', 'confirmed'],
    ['confirmPayment', 'admin', 'in_progress'],
    ['complete', 'clock', 'completed'],
  ],
  cancelled: [
    ['request', 'customer', 'pending'],
    ['decline', 'sitter', 'cancelled'],
  ],
};

const PAID: Partial<Record<BookingStatus, PaymentStatus>> = { in_progress: 'paid', completed: 'paid' };

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the demo data names ${what}, which it does not have`);
  return value;
};

/** One booking as the functions would have left it. `now` decides what "in five days" means. */
export function buildBooking(stay: DemoStay, now: Date): SeededBooking {
  const customer = found(
    customers.find(({ uid }) => uid === stay.customer),
    stay.customer,
  );
  const service = found(
    services.find(({ id }) => id === stay.service),
    stay.service,
  );
  const sitterIndex = sitters.findIndex(({ id }) => id === stay.sitter);
  const sitter = stay.sitter === null ? null : found(sitters[sitterIndex], stay.sitter);
  const id = stableId(
    'booking',
    stay.customer,
    stay.sitter ?? 'anyone',
    stay.service,
    String(stay.startDay),
    stay.status,
  );
  const hour = String(stay.startHour).padStart(2, '0');
  const startTs = found(fromLocalInput(`${addDays(dayOf(now), stay.startDay)}T${hour}:00`) ?? undefined, 'a start');
  const endTs = new Date(startTs.getTime() + stay.hours * HOUR_MS);
  const history = HISTORY[stay.status];
  const age = stay.startDay > 2 ? 20 : 24 * (4 - stay.startDay);
  const createdAt = new Date(now.getTime() - age * HOUR_MS);
  const step = (stay.startDay > 2 ? 4 : 6) * HOUR_MS;
  const stepAt = (event: BookingEvent, index: number) =>
    event === 'complete' ? new Date(endTs.getTime() + 48 * HOUR_MS) : new Date(createdAt.getTime() + index * step);
  const at = (event: BookingEvent) => {
    const index = history.findIndex(([name]) => name === event);
    return index < 0 ? null : stepAt(event, index);
  };
  const price = priceOf({
    start: startTs,
    end: endTs,
    durationHours: service.durationHours,
    unitPriceCents: unitPriceCents(service.basePriceCents, sitter && ownPriceCents(sitter, service.id)),
  });
  const declined = stay.status === 'cancelled';
  const booking: Booking = {
    reference: id.slice(0, 8),
    customerId: customer.uid,
    sitterId: sitter?.id ?? null,
    sitterUserId: sitter ? sitterUid(sitter.id) : null,
    customer: { name: customer.fullName, photo: null },
    sitter: sitter ? { name: sitter.name, photo: storagePaths.pictureSet(photoPathOf(sitter.id)) } : null,
    serviceId: service.id,
    serviceName: service.name,
    serviceType: service.serviceType,
    durationHours: service.durationHours,
    startTs,
    endTs,
    location: customer.location,
    petDetails: { pets: needsPets(service.serviceType) ? customer.pets : [] },
    contactTime: 'anytime',
    notes: isDaily(service.durationHours) ? customer.note : '',
    unitPriceCents: price.unitPriceCents,
    hourlyRateCents: price.hourlyRateCents,
    amountCents: price.amountCents,
    paidCents: PAID[stay.status] ? price.amountCents : 0,
    status: stay.status,
    paymentStatus: PAID[stay.status] ?? 'unpaid',
    createdAt,
    updatedAt: at('complete') ?? new Date(createdAt.getTime() + (history.length - 1) * step),
    expiresAt: requestExpiry(createdAt, startTs),
    acceptedAt: at('accept'),
    completedAt: at('complete'),
    cancelledAt: declined ? at('decline') : null,
    cancelledReason: declined ? 'Declined by sitter' : null,
    cancelledBy: declined ? 'sitter' : null,
    unread: { customer: stay.unread === 'customer' ? 1 : 0, sitter: stay.unread === 'sitter' ? 1 : 0 },
    lastMessageAt: stay.talk ? new Date(createdAt.getTime() + stay.talk.length * 0.5 * HOUR_MS) : null,
  };
  const actorId: Record<Actor, string | null> = {
    customer: customer.uid,
    sitter: booking.sitterUserId,
    admin: 'admin-rita',
    stripe: null,
    clock: null,
  };
  return {
    id,
    stay,
    booking,
    access: {
      addressText: customer.address,
      houseDetails: needsHouse(service.serviceType) ? customer.house : '',
      contactPhone: customer.phone,
    },
    contacts:
      contactsVisible(stay.status) && sitter
        ? { customerPhone: customer.phone, sitterPhone: sitterPhone(sitterIndex) }
        : null,
    events: history.map(([event, actor, to], index) => ({
      event,
      actor,
      actorId: actorId[actor],
      from: history[index - 1]?.[2] ?? null,
      to,
      reason: event === 'decline' ? 'Declined by sitter' : null,
      at: stepAt(event, index),
    })),
    range:
      sitter && stay.status !== 'cancelled' && stay.status !== 'completed'
        ? {
            id,
            kind: accessVisibleToSitter(stay.status) || stay.status === 'accepted' ? 'booked' : 'held',
            start: startTs,
            end: endTs,
          }
        : null,
  };
}

export const buildBookings = (now: Date): SeededBooking[] => stays.map((stay) => buildBooking(stay, now));
