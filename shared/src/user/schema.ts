import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { id, phone, text } from '../text/schema.ts';

export * from './limits.ts';

/** `users/{uid}` (spec: Profile). */
export const userSchema = z.object({
  fullName: text(1, 120),
  phone: z.nullable(phone()),
  avatarUrl: z.nullable(z.string().check(z.maxLength(512))),
  locale: z.enum(LANGUAGE_CODES),
  createdAt: z.date(),
});
export type User = z.output<typeof userSchema>;

/** `users/{uid}/favorites/{sitterId}`. */
export const favoriteSchema = z.object({ createdAt: z.date() });

/** `userRoles/{uid}`: the record behind the claims. */
export const userRolesSchema = z.object({
  roles: z.array(z.enum(['admin'])),
  sitterId: z.nullable(id()),
  updatedAt: z.date(),
});
export type UserRoles = z.output<typeof userRolesSchema>;

/** Custom claims of an account (design §3). */
export interface Claims {
  admin?: boolean;
  sitterId?: string;
}

/** `users/{uid}/notifications/{id}`. */
export const notificationSchema = z.object({
  kind: z.string(),
  bookingId: z.nullable(id()),
  createdAt: z.date(),
  readAt: z.nullable(z.date()),
});
export type Notification = z.output<typeof notificationSchema>;
