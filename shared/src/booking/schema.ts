import * as z from 'zod/mini';
import { localized, SERVICE_TYPES } from '../service/schema.ts';
import { cents, id, phone, text } from '../text/schema.ts';
import { LOCATIONS } from '../town.ts';
import { BOOKING_EVENTS } from './machine.ts';
import { ACTORS, BOOKING_STATUSES, PAYMENT_STATUSES } from './status.ts';

/** Preferred contact time (spec §9): morning 9–12, afternoon 12–18, evening 18–21, anytime. */
export const CONTACT_TIMES = ['morning', 'afternoon', 'evening', 'anytime'] as const;
export type ContactTime = (typeof CONTACT_TIMES)[number];

export const MAX_PETS = 10;

/** One pet card of /book-now (spec §2). */
export const petSchema = z.object({
  name: text(1, 60),
  breed: text(0, 80),
  /** As people say it: '3', '8 months'. */
  age: text(0, 30),
  specialNeeds: text(0, 500),
});
export type Pet = z.output<typeof petSchema>;

const party = z.object({ name: z.string(), photo: z.nullable(z.string()) });

/** `bookings/{id}`. Phones, address and keys live in its private documents. */
export const bookingSchema = z.object({
  /** The first 8 characters of the id (spec §2). */
  reference: z.string(),
  customerId: id(),
  sitterId: z.nullable(id()),
  /** The sitter's account; rules and lists go by sitterId, mails by this. */
  sitterUserId: z.nullable(id()),
  customer: party,
  sitter: z.nullable(party),
  serviceId: id(),
  serviceName: localized(80),
  serviceType: z.enum(SERVICE_TYPES),
  durationHours: z.int(),
  startTs: z.date(),
  endTs: z.date(),
  location: z.enum(LOCATIONS),
  petDetails: z.object({ pets: z.array(petSchema) }),
  contactTime: z.enum(CONTACT_TIMES),
  notes: z.string(),
  unitPriceCents: cents(),
  hourlyRateCents: cents(),
  amountCents: cents(),
  paidCents: cents(),
  status: z.enum(BOOKING_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  createdAt: z.date(),
  updatedAt: z.date(),
  expiresAt: z.date(),
  acceptedAt: z.nullable(z.date()),
  completedAt: z.nullable(z.date()),
  cancelledAt: z.nullable(z.date()),
  cancelledReason: z.nullable(z.string()),
  cancelledBy: z.nullable(z.enum(ACTORS)),
  /** Messages the side has not seen yet (design §7). */
  unread: z.object({ customer: z.int(), sitter: z.int() }),
  lastMessageAt: z.nullable(z.date()),
});
export type Booking = z.output<typeof bookingSchema>;

/** `bookings/{id}/private/contacts`: written when the booking leaves pending, removed when it is cancelled. */
export const bookingContactsSchema = z.object({ customerPhone: z.string(), sitterPhone: z.string() });
export type BookingContacts = z.output<typeof bookingContactsSchema>;

/** `bookings/{id}/private/access`: for the customer, and the sitter from confirmed on. */
export const bookingAccessSchema = z.object({
  addressText: z.string(),
  houseDetails: z.string(),
  contactPhone: z.string(),
});
export type BookingAccess = z.output<typeof bookingAccessSchema>;

/** Money that an event moves: an authorised card is captured or released, what was paid is given back. Cents. */
export const MONEY_ORDERS = ['capture', 'release', 'refund'] as const;
const moneyOrderSchema = z.object({ kind: z.enum(MONEY_ORDERS), amountCents: cents() });
export type MoneyOrder = z.output<typeof moneyOrderSchema>;

/** `bookings/{id}/events/{id}`: what happened, for both sides to read. */
export const bookingEventSchema = z.object({
  event: z.enum(BOOKING_EVENTS),
  from: z.nullable(z.enum(BOOKING_STATUSES)),
  to: z.enum(BOOKING_STATUSES),
  actor: z.enum(ACTORS),
  actorId: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  at: z.date(),
  /** When the event fixed another price: the new one and the one before, cents. */
  amountCents: z.optional(cents()),
  previousAmountCents: z.optional(cents()),
  /** What has to happen to the customer's money because of it. */
  money: z.optional(z.array(moneyOrderSchema)),
});
export type BookingEventRecord = z.output<typeof bookingEventSchema>;

/** What /book-now asks for beside service, sitter and dates. */
export const bookingDetailsSchema = z.object({
  location: z.enum(LOCATIONS),
  addressText: text(0, 300),
  contactPhone: phone(),
  contactTime: z.enum(CONTACT_TIMES),
  pets: z.array(petSchema).check(z.maxLength(MAX_PETS)),
  houseDetails: text(0, 2000),
  specialInstructions: text(0, 2000),
});
export type BookingDetails = z.output<typeof bookingDetailsSchema>;
