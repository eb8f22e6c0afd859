import { createContext, use } from 'react';
import type { Firebase } from '../firebase.ts';

export const FirebaseContext = createContext<Firebase | null>(null);

export function useFirebase(): Firebase {
  const firebase = use(FirebaseContext);
  if (!firebase) throw new Error('useFirebase is for components inside the app');
  return firebase;
}
