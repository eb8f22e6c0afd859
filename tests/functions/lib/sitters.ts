import './env.ts';
import { randomUUID } from 'node:crypto';
import { paths } from '@patas/shared/paths';
import type { Sitter } from '@patas/shared/sitter/schema';
import { db } from '../../../functions/src/lib/app.ts';
import { documents } from '../../../functions/src/lib/documents.ts';
import { sitterRecord } from '../../../functions/src/testing/sitters.ts';
import { newService } from './world.ts';

/** An id nobody has. */
export const newId = (what: string): string => `${what}-${randomUUID().slice(0, 13)}`;

const made: string[] = [];

/** A sitter's record without an account, removed by {@link removeSitters}. */
export async function writeSitter(fields: Partial<Sitter> = {}, id = newId('sitter')): Promise<string> {
  made.push(id);
  await documents.sitter(id).set(sitterRecord({ userId: null, services: {}, ...fields }));
  return id;
}

/** Removes every sitter that {@link writeSitter} made, so that the directory shows nobody of a test's. */
export async function removeSitters(): Promise<void> {
  for (const id of made.splice(0)) {
    await db().doc(paths.sitterCalendar(id)).delete();
    await documents.sitter(id).delete();
  }
}

/** A service, and how a sitter offers it. */
export async function newOffer(customPriceCents: number | null = null) {
  const service = await newService();
  return { service, services: { [service.id]: { customPriceCents, available: true } } };
}
