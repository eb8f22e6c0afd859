import { accountRecipient, type Recipient, sitterRecipient } from '../accounts/recipient.ts';
import type { Change } from './change.ts';
import type { Notice, Side } from './notices.ts';

/** Looks people up once, however often the transaction is tried again. */
export interface People {
  customer: (uid: string) => Promise<Recipient>;
  of: (change: Change, side: Side) => Promise<Recipient | null>;
}

/** Accounts live outside Firestore: their look-ups are remembered across the attempts of one transaction. */
export function peopleCache(): People {
  const known = new Map<string, Promise<Recipient>>();
  const once = (key: string, look: () => Promise<Recipient>): Promise<Recipient> => {
    const found = known.get(key) ?? look();
    known.set(key, found);
    return found;
  };
  const customer = (uid: string) => once(`account/${uid}`, () => accountRecipient(uid));
  return {
    customer,
    async of(change, side) {
      if (side === 'customer') return customer(change.booking.customerId);
      const { former, sitter, booking } = change;
      const changedHands = former !== null && former.id !== booking.sitterId;
      const named = side === 'sitter' ? sitter : changedHands ? former : null;
      const record = named?.record;
      return named && record ? once(`sitter/${named.id}`, () => sitterRecipient(record)) : null;
    },
  };
}

/** Somebody to tell something about a booking. */
export interface Told {
  notice: Notice;
  recipient: Recipient;
}

/** Whom a change's notices reach. Sides that do not exist are left out. */
export async function toldOf(change: Change, notices: readonly Notice[], people: People): Promise<Told[]> {
  const told = await Promise.all(
    notices.map(async (notice) => ({ notice, recipient: await people.of(change, notice.to) })),
  );
  return told.flatMap(({ notice, recipient }) => (recipient ? [{ notice, recipient }] : []));
}
