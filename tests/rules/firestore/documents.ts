import type { Applicant } from '@patas/shared/application/schema';
import type { Booking, BookingAccess, BookingContacts, BookingEventRecord } from '@patas/shared/booking/schema';
import type { BookingStatus } from '@patas/shared/booking/status';
import type { Message } from '@patas/shared/message/schema';
import type { PaymentSettings } from '@patas/shared/payment/schema';
import type { Review } from '@patas/shared/review/schema';
import type { Service } from '@patas/shared/service/schema';
import type { Sitter } from '@patas/shared/sitter/schema';
import type { Notification, User } from '@patas/shared/user/schema';

/** An instant that is not now: `request.time` never equals it. */
export const PAST = new Date('2026-05-04T10:00:00Z');

const localized = (text: string) => ({ en: text, pt: text, es: text, de: text, zh: text, fr: text });

export const user: User = {
  fullName: 'Inês Marques',
  phone: '+351 912 000 111',
  avatarUrl: null,
  locale: 'pt',
  createdAt: PAST,
};

export const pet = {
  name: 'Rex',
  type: 'dog',
  breed: 'Podengo',
  birthYear: 2020,
  specialNeeds: '',
  photo: null,
};

export const notification: Notification = {
  kind: 'bookingAccepted',
  bookingId: 'confirmed',
  createdAt: PAST,
  readAt: null,
};

export const service: Service = {
  name: localized('Dog walking'),
  description: localized('One hour along the coast'),
  serviceType: 'pet',
  basePriceCents: 1200,
  durationHours: 1,
  active: true,
  order: 1,
};

export const sitter: Sitter = {
  userId: 'sitter',
  name: 'Rui Fonseca',
  location: 'peniche',
  phone: '+351 913 000 222',
  email: 'rui@example.pt',
  description: 'I grew up with dogs.',
  pricePerDayCents: 3500,
  experienceYears: '3-5',
  responseTime: '1 hour',
  verified: true,
  available: true,
  listed: true,
  services: { walk: { customPriceCents: 1500, available: true }, house: { customPriceCents: null, available: false } },
  photoPath: 'sitter-photos/applicants/0b9f4a52-3c11-4f6e-9d20-6f0f3a1c7d11.jpg',
  photo: 'sitter-photos/sitter-a/0b9f4a52-3c11-4f6e-9d20-6f0f3a1c7d11',
  averageRating: 4.8,
  reviewCount: 12,
  emergencyContact: '',
  hasInsurance: true,
  createdAt: PAST,
  updatedAt: PAST,
};

export const applicant: Applicant = {
  firstName: 'Marta',
  lastName: 'Reis',
  email: 'marta@example.pt',
  phone: '+351 914 000 333',
  location: 'caldas',
  experienceYears: '1-3',
  servicesOffered: ['walk'],
  pricePerDayCents: 3000,
  description: 'Cats trust me.',
  emergencyContact: '',
  hasInsurance: false,
  photoPath: null,
  userId: null,
  locale: 'pt',
  photo: null,
  status: 'pending',
  sitterId: null,
  agreedToTermsAt: PAST,
  createdAt: PAST,
  decidedAt: null,
  decidedBy: null,
  rejectionReason: null,
};

export const booking = (status: BookingStatus, sitterId: string | null): Booking => ({
  reference: 'a1b2c3d4',
  customerId: 'customer',
  sitterId,
  sitterUserId: sitterId && 'sitter',
  customer: { name: 'Inês', photo: null },
  sitter: sitterId === null ? null : { name: 'Rui', photo: null },
  serviceId: 'walk',
  serviceName: localized('Dog walking'),
  serviceType: 'pet',
  durationHours: 24,
  startTs: new Date('2026-12-01T10:00:00Z'),
  endTs: new Date('2026-12-03T10:00:00Z'),
  location: 'peniche',
  petDetails: { pets: [{ name: 'Rex', breed: 'Podengo', age: '6', specialNeeds: '' }] },
  contactTime: 'anytime',
  notes: '',
  unitPriceCents: 3500,
  hourlyRateCents: 146,
  amountCents: 7000,
  paidCents: 0,
  status,
  paymentStatus: 'unpaid',
  createdAt: PAST,
  updatedAt: PAST,
  expiresAt: PAST,
  acceptedAt: null,
  completedAt: null,
  cancelledAt: null,
  cancelledReason: null,
  cancelledBy: null,
  unread: { customer: 0, sitter: 0 },
  lastMessageAt: null,
});

export const contacts: BookingContacts = { customerPhone: '+351 912 000 111', sitterPhone: '+351 913 000 222' };
export const access: BookingAccess = {
  addressText: 'Rua do Mar 1',
  houseDetails: 'Key under the pot',
  contactPhone: '+351 912 000 111',
};

export const message: Message = {
  bookingId: 'confirmed',
  senderId: 'customer',
  sender: 'customer',
  content: 'Olá!',
  createdAt: PAST,
};

export const event: BookingEventRecord = {
  event: 'request',
  from: null,
  to: 'pending',
  actor: 'customer',
  actorId: 'customer',
  reason: null,
  at: PAST,
};

export const review = (published: boolean): Review => ({
  bookingId: 'completed',
  side: 'customer',
  authorId: 'customer',
  authorName: 'Inês',
  sitterId: 'sitter-a',
  customerId: 'customer',
  rating: 5,
  text: 'Rex was happy.',
  published,
  createdAt: PAST,
});

export const paymentSettings: PaymentSettings = {
  mbwayPhone: '+351 915 000 444',
  iban: 'PT50 0002 0123 1234 5678 9015 4',
  accountHolder: 'Patas da Prata, Lda',
};
