import { setTimeout as after } from 'node:timers/promises';
import { inboxOrigin } from './env.ts';

interface Delivered {
  to: { address: string }[];
  text: string;
  date: string;
}

const PATIENCE_MS = 45_000;

async function delivered(email: string): Promise<Delivered[]> {
  const response = await fetch(`${inboxOrigin()}/email`);
  const all = (await response.json()) as Delivered[];
  return all.filter(({ to }) => to.some(({ address }) => address === email));
}

/**
 * The link with these words in it, from the newest mail that reached the inbox of an address: links that open accounts are
 * removed from the queue once they are sent, so this is where they are. Waits for the mail.
 */
export async function mailedLink(email: string, words: string): Promise<URL> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const mails = await delivered(email);
    const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
    const link = links.findLast((one) => one.includes(words));
    if (link) return new URL(link);
    await after(200);
  }
  throw new Error(`no mail with ${words} reached ${email}`);
}

/** The one-time code in such a link. */
export const mailedCode = async (email: string, words: string): Promise<string> =>
  (await mailedLink(email, words)).searchParams.get('oobCode') ?? '';
