import { BOOKING_STATUSES, type BookingStatus } from '@patas/shared/booking/status';
import { storagePaths } from '@patas/shared/paths';
import { booking, PAST } from '../firestore/documents.ts';
import type { Role } from '../roles.ts';

/**
 * The Storage emulator looks documents up in the project it was started for, so these lie among everybody's: their ids
 * begin with a mark of their own, and the tests take them away again.
 */
const MARK = 'rules-';
export const uidOf = (role: Role) => `${MARK}${role}`;
export const bookingIdOf = (status: BookingStatus) => `${MARK}${status}`;

const record = (roles: readonly string[], sitterId: string | null) => ({ roles, sitterId, updatedAt: PAST });
const records = {
  sitter: record([], 'sitter-a'),
  otherSitter: record([], 'sitter-b'),
  admin: record(['admin'], null),
  demotedAdmin: record([], null),
  unclaimedAdmin: record(['admin'], null),
} satisfies Partial<Record<Role, object>>;

/** Documents the rules look up, by path. */
export const DOCUMENTS: Readonly<Record<string, Record<string, unknown>>> = {
  ...Object.fromEntries(Object.entries(records).map(([role, data]) => [`userRoles/${uidOf(role as Role)}`, data])),
  ...Object.fromEntries(
    BOOKING_STATUSES.map((status) => [
      `bookings/${bookingIdOf(status)}`,
      { ...booking(status, 'sitter-a'), customerId: uidOf('customer') },
    ]),
  ),
};

export const UUID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
export const NEW_UUID = '0b9f4a52-3c11-4f6e-9d20-6f0f3a1c7d11';
export const TIME = 1_790_000_000_000;

/** Files that are there when an operation begins. */
export const FILES = {
  application: storagePaths.applicantPhoto(UUID, 'jpg'),
  applicationPicture: storagePaths.picture(storagePaths.pictureSet(storagePaths.applicantPhoto(UUID, 'jpg')), 320),
  photo: storagePaths.sitterPhoto('sitter-a', UUID, 'jpg'),
  picture: storagePaths.picture(storagePaths.pictureSet(storagePaths.sitterPhoto('sitter-a', UUID, 'jpg')), 960),
  proof: storagePaths.paymentProof(bookingIdOf('confirmed'), TIME, 'pdf'),
  paidProof: storagePaths.paymentProof(bookingIdOf('in_progress'), TIME, 'pdf'),
} as const;
