import type { Language } from '@patas/shared/i18n/languages';
import { paths } from '@patas/shared/paths';
import type { Claims, User, UserRoles } from '@patas/shared/user/schema';
import { ADMIN, DEMO_PASSWORD } from './accounts.ts';
import type { Platform } from './connect.ts';
import { customers } from './data/people.ts';
import { type DemoSitter, sitters } from './data/sitters.ts';

/** How an account's e-mail follows from a name: `ana.marques@example.pt`. */
export const demoEmail = (id: string): string => `${id.replace(/-/g, '.')}@example.pt`;
export const sitterUid = (id: string): string => `sitter-${id}`;
export const sitterPhone = (index: number): string => `+351 910 000 ${String(300 + index)}`;

interface Account {
  uid: string;
  email: string;
  fullName: string;
  phone: string | null;
  locale: Language;
  claims: Claims;
}

const accounts = (): Account[] => [
  { ...ADMIN, phone: null, claims: { admin: true } },
  ...customers.map(({ uid, email, fullName, phone, locale }) => ({ uid, email, fullName, phone, locale, claims: {} })),
  ...sitters.map(({ id, name, locale }: DemoSitter, index) => ({
    uid: sitterUid(id),
    email: demoEmail(id),
    fullName: name,
    phone: sitterPhone(index),
    locale,
    claims: { sitterId: id },
  })),
];

/** Accounts with confirmed e-mails, their profiles and roles. Running it again changes nothing. */
export async function seedPeople({ auth, db }: Platform, now: Date): Promise<number> {
  const all = accounts();
  for (const { uid, email, fullName, phone, locale, claims } of all) {
    await auth
      .createUser({ uid, email, password: DEMO_PASSWORD, displayName: fullName, emailVerified: true })
      .catch((error: { code?: string }) => {
        if (error.code !== 'auth/uid-already-exists' && error.code !== 'auth/email-already-exists') throw error;
      });
    const profile: User = { fullName, phone, avatarUrl: null, locale, createdAt: now };
    await db.doc(paths.user(uid)).set(profile);
    if (Object.keys(claims).length === 0) continue;
    await auth.setCustomUserClaims(uid, claims);
    const record: UserRoles = {
      roles: claims.admin ? ['admin'] : [],
      sitterId: claims.sitterId ?? null,
      updatedAt: now,
    };
    await db.doc(paths.userRole(uid)).set(record);
  }
  return all.length;
}
