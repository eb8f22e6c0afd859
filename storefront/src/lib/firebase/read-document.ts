import type { DocumentData, DocumentSnapshot } from 'firebase/firestore';

interface HasDate {
  toDate(): Date;
}

const hasDate = (value: object): value is HasDate => 'toDate' in value && typeof value.toDate === 'function';

function withDates(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (hasDate(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDates(part)]));
}

/** A document as our schemas describe it, its id beside: Timestamps as Dates. Only functions write what is read so, it is not parsed again. */
export const readDocument = <T extends object>(snapshot: DocumentSnapshot<DocumentData>): T & { id: string } => ({
  ...(withDates(snapshot.data({ serverTimestamps: 'estimate' })) as T),
  id: snapshot.id,
});
