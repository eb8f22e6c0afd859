import type { ErrorCode } from '../errors.ts';
import type { Actor, BookingStatus, PaymentStatus } from './status.ts';

/** Everything that can happen to a booking (design §4). */
export const BOOKING_EVENTS = [
  'request',
  'checkout',
  'paymentAuthorized',
  'paymentExpired',
  'assign',
  'accept',
  'confirmPrice',
  'decline',
  'cancel',
  'submitProof',
  'rejectProof',
  'confirmPayment',
  'complete',
  'expire',
] as const;
export type BookingEvent = (typeof BOOKING_EVENTS)[number];

/** What must hold besides actor, event and status. */
export type Guard =
  | 'beforeStart'
  | 'reasonGiven'
  | 'sitterNamed'
  | 'cardAuthorized'
  | 'cardNotAuthorized'
  | 'requestOverdue'
  | 'stayOver';

/** What the server does in the transaction that changes the status, beyond writing it. */
export type Effect =
  | 'holdDates'
  | 'bookDates'
  | 'freeDates'
  | 'nameSitter'
  | 'clearSitter'
  | 'showContacts'
  | 'hideContacts'
  | 'stampAccepted'
  | 'stampCompleted'
  | 'fixPrice'
  | 'captureCard'
  | 'releaseCard'
  | 'refundByPolicy'
  | 'refundInFull'
  | 'markPaid'
  | 'askForReviews';

export interface Transition {
  readonly event: BookingEvent;
  readonly actor: Actor;
  /** null: the booking does not exist yet. */
  readonly from: BookingStatus | null;
  readonly to: BookingStatus;
  readonly guards: readonly Guard[];
  readonly effects: readonly Effect[];
}

interface Row {
  event: BookingEvent;
  actors: readonly Actor[];
  from: readonly (BookingStatus | null)[];
  to: BookingStatus;
  guards?: readonly Guard[];
  effects?: readonly Effect[];
}

/** The table of design §4, one row per line there (several where the effects differ by status). */
const ROWS: readonly Row[] = [
  { event: 'request', actors: ['customer'], from: [null], to: 'pending', effects: ['holdDates'] },
  {
    event: 'checkout',
    actors: ['customer'],
    from: [null],
    to: 'awaiting_payment',
    guards: ['sitterNamed'],
    effects: ['holdDates'],
  },
  { event: 'paymentAuthorized', actors: ['stripe'], from: ['awaiting_payment'], to: 'pending' },
  {
    event: 'paymentExpired',
    actors: ['stripe', 'clock'],
    from: ['awaiting_payment'],
    to: 'cancelled',
    effects: ['freeDates', 'hideContacts'],
  },
  {
    event: 'assign',
    actors: ['admin'],
    from: ['pending', 'assigned'],
    to: 'assigned',
    guards: ['sitterNamed'],
    effects: ['freeDates', 'nameSitter', 'holdDates', 'showContacts'],
  },
  {
    event: 'accept',
    actors: ['sitter'],
    from: ['pending'],
    to: 'confirmed',
    guards: ['cardNotAuthorized'],
    effects: ['stampAccepted', 'bookDates', 'showContacts'],
  },
  {
    event: 'accept',
    actors: ['sitter'],
    from: ['pending'],
    to: 'in_progress',
    guards: ['cardAuthorized'],
    effects: ['stampAccepted', 'bookDates', 'showContacts', 'captureCard'],
  },
  { event: 'accept', actors: ['sitter'], from: ['assigned'], to: 'accepted', effects: ['stampAccepted', 'bookDates'] },
  { event: 'confirmPrice', actors: ['admin'], from: ['accepted'], to: 'confirmed', effects: ['fixPrice'] },
  {
    event: 'decline',
    actors: ['sitter'],
    from: ['pending'],
    to: 'cancelled',
    effects: ['freeDates', 'hideContacts', 'releaseCard'],
  },
  {
    event: 'decline',
    actors: ['sitter'],
    from: ['assigned'],
    to: 'pending',
    effects: ['freeDates', 'clearSitter', 'hideContacts'],
  },
  {
    event: 'cancel',
    actors: ['customer'],
    from: ['pending'],
    to: 'cancelled',
    effects: ['freeDates', 'hideContacts', 'releaseCard'],
  },
  {
    event: 'cancel',
    actors: ['customer'],
    from: ['assigned', 'accepted', 'confirmed', 'in_progress'],
    to: 'cancelled',
    guards: ['beforeStart'],
    effects: ['freeDates', 'hideContacts', 'releaseCard', 'refundByPolicy'],
  },
  {
    event: 'cancel',
    actors: ['admin'],
    from: [
      'pending',
      'assigned',
      'accepted',
      'confirmed',
      'awaiting_payment',
      'awaiting_payment_review',
      'in_progress',
    ],
    to: 'cancelled',
    guards: ['reasonGiven'],
    effects: ['freeDates', 'hideContacts', 'releaseCard', 'refundInFull'],
  },
  { event: 'submitProof', actors: ['customer'], from: ['confirmed'], to: 'awaiting_payment_review' },
  {
    event: 'rejectProof',
    actors: ['admin'],
    from: ['awaiting_payment_review'],
    to: 'confirmed',
    guards: ['reasonGiven'],
  },
  {
    event: 'confirmPayment',
    actors: ['admin', 'stripe'],
    from: ['confirmed', 'awaiting_payment_review'],
    to: 'in_progress',
    effects: ['markPaid'],
  },
  {
    event: 'complete',
    actors: ['admin'],
    from: ['in_progress'],
    to: 'completed',
    effects: ['stampCompleted', 'askForReviews'],
  },
  {
    event: 'complete',
    actors: ['clock'],
    from: ['in_progress'],
    to: 'completed',
    guards: ['stayOver'],
    effects: ['stampCompleted', 'askForReviews'],
  },
  {
    event: 'expire',
    actors: ['clock'],
    from: ['pending', 'assigned'],
    to: 'cancelled',
    guards: ['requestOverdue'],
    effects: ['freeDates', 'hideContacts', 'releaseCard'],
  },
];

/** Every allowed move, one per (event, actor, from, guards). */
export const TRANSITIONS: readonly Transition[] = ROWS.flatMap(
  ({ event, actors, from, to, guards = [], effects = [] }) =>
    actors.flatMap((actor) => from.map((status) => ({ event, actor, from: status, to, guards, effects }))),
);

/** The part of a booking the machine decides on. */
export interface MachineBooking {
  status: BookingStatus | null;
  paymentStatus: PaymentStatus;
  /** When the stay begins and ends. */
  startTs: Date;
  endTs: Date;
  /** min(created + 72 h, start): when an unanswered request lapses. */
  expiresAt: Date;
}

export interface MachineInput {
  event: BookingEvent;
  actor: Actor;
  now: Date;
  /** For assign, request, checkout: the sitter named in the call. */
  sitterId?: string | null;
  reason?: string | undefined;
}

/** Days after the end at which the clock completes a stay (design §4). */
export const COMPLETE_AFTER_MS = 2 * 86_400_000;

const GUARDS: Record<Guard, (booking: MachineBooking, input: MachineInput) => ErrorCode | null> = {
  beforeStart: (booking, { now }) => (now < booking.startTs ? null : 'booking-started'),
  reasonGiven: (_booking, { reason }) => (reason?.trim() ? null : 'reason-required'),
  sitterNamed: (_booking, { sitterId }) => (sitterId ? null : 'sitter-required'),
  cardAuthorized: (booking) => (booking.paymentStatus === 'authorized' ? null : 'booking-wrong-state'),
  cardNotAuthorized: (booking) => (booking.paymentStatus === 'authorized' ? 'booking-wrong-state' : null),
  requestOverdue: (booking, { now }) => (now >= booking.expiresAt ? null : 'booking-wrong-state'),
  stayOver: (booking, { now }) =>
    now.getTime() >= booking.endTs.getTime() + COMPLETE_AFTER_MS ? null : 'booking-wrong-state',
};

export type Decision = { ok: true; transition: Transition } | { ok: false; code: ErrorCode };

/**
 * Decides one event. Refusals: `not-allowed` when this actor can never cause the event, `booking-wrong-state` when the
 * status does not allow it, else the code of the first guard that fails. Pure: the caller applies the effects.
 */
export function decide(booking: MachineBooking, input: MachineInput): Decision {
  const mine = TRANSITIONS.filter(({ event, actor }) => event === input.event && actor === input.actor);
  if (mine.length === 0) return { ok: false, code: 'not-allowed' };
  let refusal: ErrorCode = 'booking-wrong-state';
  for (const transition of mine.filter(({ from }) => from === booking.status)) {
    const failed = transition.guards.map((guard) => GUARDS[guard](booking, input)).find((code) => code !== null);
    if (!failed) return { ok: true, transition };
    if (failed !== 'booking-wrong-state') refusal = failed;
  }
  return { ok: false, code: refusal };
}

/**
 * The events a person may cause now: what a screen shows as buttons. Guards that depend on what the person has yet to
 * type (reason, sitter) count as met.
 */
export function possibleEvents(booking: MachineBooking, actor: Actor, now: Date): BookingEvent[] {
  return BOOKING_EVENTS.filter((event) => decide(booking, { event, actor, now, sitterId: 'any', reason: 'any' }).ok);
}
