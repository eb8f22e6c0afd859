import { INBOX } from './origins.ts';
import { until } from './until.ts';

export interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
}

const all = async (): Promise<Mail[]> => (await fetch(`${INBOX}/email`)).json() as Promise<Mail[]>;

/** The mails that have arrived for an address, oldest first. */
export const mailsTo = async (address: string): Promise<Mail[]> =>
  (await all()).filter(({ to }) => to.some((receiver) => receiver.address === address));

/** Waits for a mail to an address whose subject fits. */
export const mailTo = (address: string, subject: RegExp): Promise<Mail> =>
  until(
    async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject)),
    `a mail to ${address} about ${subject}`,
  );

/** The first link in a mail's text that fits. */
export function linkIn(mail: Mail, pattern: RegExp): string {
  const link = mail.text.match(/https?:\/\/[^\s)>\]]+/g)?.find((address) => pattern.test(address));
  if (!link) throw new Error(`no link like ${pattern} in "${mail.subject}":\n${mail.text}`);
  return link;
}
