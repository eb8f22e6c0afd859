import type { Price } from '@patas/shared/booking/pricing';
import { requestExpiry } from '@patas/shared/booking/schedule';
import type { Booking, BookingAccess } from '@patas/shared/booking/schema';
import type { CallParsed } from '@patas/shared/calls/call';
import type { requestBooking } from '@patas/shared/calls/request-booking';
import { needsHouse, needsPets, type Service } from '@patas/shared/service/schema';
import type { Recipient } from '../accounts/recipient.ts';
import type { NamedSitter } from './change.ts';

export interface NewBooking {
  id: string;
  input: CallParsed<typeof requestBooking>;
  customerId: string;
  customer: Recipient;
  sitter: NamedSitter | null;
  service: Service;
  price: Price;
  now: Date;
}

/** The booking a request asks for, before its dates are held. What the kind of service does not need is left out. */
export function newBooking({ id, input, customerId, customer, sitter, service, price, now }: NewBooking): Booking {
  const { details, start, end, serviceId } = input;
  const record = sitter?.record;
  return {
    reference: id.slice(0, 8),
    customerId,
    sitterId: sitter?.id ?? null,
    sitterUserId: record?.userId ?? null,
    customer: { name: customer.name, photo: customer.photo },
    sitter: record ? { name: record.name, photo: record.photo } : null,
    serviceId,
    serviceName: service.name,
    serviceType: service.serviceType,
    durationHours: service.durationHours,
    startTs: start,
    endTs: end,
    location: details.location,
    petDetails: { pets: needsPets(service.serviceType) ? details.pets : [] },
    contactTime: details.contactTime,
    notes: details.specialInstructions,
    unitPriceCents: price.unitPriceCents,
    hourlyRateCents: price.hourlyRateCents,
    amountCents: price.amountCents,
    paidCents: 0,
    status: 'pending',
    paymentStatus: 'unpaid',
    createdAt: now,
    updatedAt: now,
    expiresAt: requestExpiry(now, start),
    acceptedAt: null,
    completedAt: null,
    cancelledAt: null,
    cancelledReason: null,
    cancelledBy: null,
    unread: { customer: 0, sitter: 0 },
    lastMessageAt: null,
  };
}

/** What only the customer, and later the sitter, may read of it. */
export const newAccess = ({ input: { details }, service }: NewBooking): BookingAccess => ({
  addressText: details.addressText,
  houseDetails: needsHouse(service.serviceType) ? details.houseDetails : '',
  contactPhone: details.contactPhone,
});
