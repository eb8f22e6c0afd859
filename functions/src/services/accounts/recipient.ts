import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@patas/shared/i18n/languages';
import type { Sitter } from '@patas/shared/sitter/schema';
import { auth } from '../../lib/app.ts';
import { documents } from '../../lib/documents.ts';

/** Somebody to tell something: by mail, and in the app when they have an account. */
export interface Recipient {
  /** null: no account yet. */
  userId: string | null;
  /** null: no address to write to. */
  email: string | null;
  name: string;
  photo: string | null;
  locale: Language;
}

/** The account's holder as mails and bookings need them; a deleted account has neither address nor name. */
export async function accountRecipient(uid: string): Promise<Recipient> {
  const [snapshot, { users }] = await Promise.all([documents.user(uid).get(), auth().getUsers([{ uid }])]);
  const profile = snapshot.data();
  const [account] = users;
  const email = account?.email ?? null;
  return {
    userId: account ? uid : null,
    email,
    name: profile?.fullName || account?.displayName || email?.split('@')[0] || '',
    photo: profile?.avatarUrl ?? null,
    locale: isLanguage(profile?.locale) ? profile.locale : DEFAULT_LANGUAGE,
  };
}

/**
 * A sitter is written to at the address of their account, which is proved to be theirs, and only without one at the record's;
 * under the name customers know.
 */
export async function sitterRecipient({ userId, email, name, photo }: Sitter): Promise<Recipient> {
  const account = userId ? await accountRecipient(userId) : null;
  return {
    userId: account?.userId ?? null,
    email: account ? account.email : email,
    name,
    photo,
    locale: account?.locale ?? DEFAULT_LANGUAGE,
  };
}
