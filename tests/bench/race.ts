import { randomUUID } from 'node:crypto';
import { LOCAL_PROJECT_ID, REGION } from '@patas/shared/local/ports';
import { addDays, dayOf, fromLocalInput } from '@patas/shared/time/lisbon';
import { DEMO_PASSWORD } from '../../tools/seed/accounts.ts';
import type { Platform } from '../../tools/seed/connect.ts';
import type { Figures } from './figures.ts';
import { median } from './figures.ts';

const CROWD = 50;

async function signIn(email: string): Promise<string> {
  const address = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

/** Fifty people ask over HTTP for the same sitter and nights at once: who wins, and how long it takes to tell everyone. */
export async function race({ platform: { auth, db } }: { platform: Platform }): Promise<Figures> {
  const people = await Promise.all(
    Array.from({ length: CROWD }, async (_, index) => {
      const email = `race-${index}-${randomUUID().slice(0, 8)}@example.pt`;
      await auth.createUser({ email, password: DEMO_PASSWORD, emailVerified: true, displayName: `Race ${index}` });
      return signIn(email);
    }),
  );
  const day = addDays(dayOf(new Date()), 60);
  const data = (): object => ({
    requestId: randomUUID(),
    serviceId: 'dog-walk',
    sitterId: 'beatriz-lima',
    start: fromLocalInput(`${day}T10:00`)?.toISOString(),
    end: fromLocalInput(`${day}T12:00`)?.toISOString(),
    amountCents: 2_400,
    details: {
      location: 'bombarral',
      addressText: 'Rua das Vinhas',
      contactPhone: '+351 910 000 001',
      contactTime: 'anytime',
      pets: [{ name: 'Bolota', breed: '', age: '', specialNeeds: '' }],
      houseDetails: '',
      specialInstructions: '',
    },
  });
  const start = performance.now();
  const answers = await Promise.all(
    people.map(async (token) => {
      const response = await fetch(`${process.env.FUNCTIONS_ORIGIN}/${LOCAL_PROJECT_ID}/${REGION}/requestBooking`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ data: data() }),
      });
      const body = (await response.json()) as { error?: { status: string; details?: { reason?: string } } };
      return {
        outcome: body.error ? (body.error.details?.reason ?? body.error.status) : 'won',
        ms: performance.now() - start,
      };
    }),
  );
  const outcomes = new Map<string, number>();
  for (const { outcome } of answers) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const calendar = await db.doc('sitterCalendars/beatriz-lima').get();
  const nights = (calendar.get('ranges') as { start: { toDate(): Date } }[]).filter(
    (range) => dayOf(range.start.toDate()) === day,
  );
  const times = answers.map(({ ms }) => ms);
  return [
    `${CROWD} requests at once for one sitter and time: ${[...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}; ${nights.length} range in the calendar`,
    `answered after ${(median(times) / 1000).toFixed(1)} s in the median, ${(Math.max(...times) / 1000).toFixed(1)} s at the latest (the local platform runs a few function processes at a time; the rest queue)`,
  ];
}
