import { type Language, LOCALE_TAGS } from '@patas/shared/i18n/languages';
import type { Mail } from '@patas/shared/mail/schema';
import { storefrontOrigin } from '../lib/config.ts';
import { fill, MAIL_TEXTS } from './texts.ts';

/** What a mail says, before it is text or HTML. */
export interface Letter {
  /** For the `lang` attribute. */
  lang: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The booking at a glance: label and value. */
  details: { label: string; value: string }[];
  /** Null when there is nowhere to go. */
  action: { label: string; link: string; hint: string } | null;
  signature: string;
  tagline: string;
  why: string;
}

type Order = Pick<Mail, 'to' | 'template' | 'locale' | 'data'>;

const DETAILS = ['reference', 'serviceName', 'dates', 'otherName', 'amount', 'reason'] as const;

/** Values a mail says in its sentences, or that are no words for the receiver. */
const WITHOUT: Partial<Record<Mail['template'], readonly (typeof DETAILS)[number][]>> = {
  newMessage: ['reference', 'otherName'],
  // A fixed word of the product and not the sitter's own reason.
  bookingDeclined: ['reason'],
};

/** One line, so that nobody's name can add a header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Links lead to our own site or nowhere. */
const isOurs = (link: string | undefined): link is string => link?.startsWith(`${storefrontOrigin()}/`) ?? false;

/** The words of a queued mail in its receiver's language. */
export function letterOf({ to, template, locale, data }: Order): Letter {
  const texts = MAIL_TEXTS[locale satisfies Language];
  const { frame } = texts;
  const words = data.existing && template === 'sitterInvitation' ? existingSitter(texts) : texts[template];
  const hidden: readonly string[] = WITHOUT[template] ?? [];
  return {
    lang: LOCALE_TAGS[locale],
    subject: oneLine(fill(words.subject, data)),
    greeting: data.name ? fill(frame.greeting, data) : frame.greetingPlain,
    paragraphs: fill(words.body, data).split('\n\n'),
    details: DETAILS.flatMap((key) => {
      const value = data[key];
      return value && !hidden.includes(key) ? [{ label: texts.details[key], value }] : [];
    }),
    action: isOurs(data.link) ? { label: words.button, link: data.link, hint: frame.linkHint } : null,
    signature: frame.signature,
    tagline: frame.tagline,
    why: fill(frame.why, { to }),
  };
}

function existingSitter({ sitterInvitation }: (typeof MAIL_TEXTS)[Language]) {
  const { subject, bodyExisting, buttonExisting } = sitterInvitation;
  return { subject, body: bodyExisting, button: buttonExisting };
}
