import type { Translation } from '@patas/shared/i18n/catalogue';
import de from '@patas/shared/i18n/de/mail';
import en from '@patas/shared/i18n/en/mail';
import es from '@patas/shared/i18n/es/mail';
import fr from '@patas/shared/i18n/fr/mail';
import type { Language } from '@patas/shared/i18n/languages';
import pt from '@patas/shared/i18n/pt/mail';
import zh from '@patas/shared/i18n/zh/mail';

/** The mails' words. */
export const MAIL_TEXTS: Record<Language, Translation<typeof en>> = { en, pt, es, de, zh, fr };

/** A text with its `{{names}}` filled in; what is not given is left out. */
export const fill = (text: string, data: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => data[key] ?? '');
