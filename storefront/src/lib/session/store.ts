import { useSyncExternalStore } from 'react';

export interface SessionUser {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

/** Roles of the token (design §3). */
export interface SessionClaims {
  admin: boolean;
  sitterId: string | null;
}

export type Session =
  | { status: 'loading' | 'signed-out'; user: null; claims: null }
  | { status: 'signed-in'; user: SessionUser; claims: SessionClaims };

export const LOADING: Session = { status: 'loading', user: null, claims: null };
export const SIGNED_OUT: Session = { status: 'signed-out', user: null, claims: null };

let session: Session = LOADING;
const listeners = new Set<() => void>();

export function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export const getSession = (): Session => session;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Who is signed in. Servers render everybody as `loading`, which shows what visitors see. */
export const useSession = (): Session => useSyncExternalStore(subscribe, getSession, () => LOADING);
