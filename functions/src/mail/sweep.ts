import type { Mail } from '@patas/shared/mail/schema';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../lib/app.ts';
import { collections } from '../lib/documents.ts';
import { deliver } from './deliver.ts';

/** A delivery that takes longer has crashed: no timeout of the mail server's is as long. */
const STUCK_MS = 10 * 60_000;
/** Mails one sweep takes of each kind; the rest comes a minute later. */
const MOST = 300;

const inState = async (state: Mail['state']) =>
  (await collections.mail().where('state', '==', state).limit(MOST).get()).docs;

/** Gives mails whose delivery crashed back to the queue. */
async function release(doc: QueryDocumentSnapshot<Mail>, now: Date): Promise<void> {
  await db().runTransaction(async (tx) => {
    const mail = (await tx.get(doc.ref)).data();
    if (mail?.state !== 'sending' || now.getTime() - (mail.claimedAt?.getTime() ?? 0) < STUCK_MS) return;
    tx.update(doc.ref, { state: 'queued' });
  });
}

/** Sends what is due and was not sent: mails whose event was lost, whose delivery crashed or failed. One after the other. */
export async function sweepMail(now = new Date()): Promise<void> {
  for (const doc of await inState('sending')) await release(doc, now);
  for (const doc of await inState('queued')) {
    const { retryAt } = doc.data();
    if (!retryAt || retryAt <= now) await deliver(doc.id, now);
  }
}
