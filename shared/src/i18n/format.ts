import { TIME_ZONE } from '../time/lisbon.ts';
import { type Language, LOCALE_TAGS } from './languages.ts';

/** Euro cents as people write them: two decimals (spec §9), without when `whole` and nothing is lost. */
export function formatMoney(cents: number, language: Language, { whole = false } = {}): string {
  const digits = whole && cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(LOCALE_TAGS[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

/** A Lisbon day or instant in words; `options` as for Intl, always in Europe/Lisbon. */
export function formatDate(
  instant: Date,
  language: Language,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return new Intl.DateTimeFormat(LOCALE_TAGS[language], { ...options, timeZone: TIME_ZONE }).format(instant);
}

/** Date and time of day. */
export const formatDateTime = (instant: Date, language: Language): string =>
  formatDate(instant, language, { dateStyle: 'medium', timeStyle: 'short' });

/** From–to, written once where both share a part. */
export function formatDateRange(
  start: Date,
  end: Date,
  language: Language,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return new Intl.DateTimeFormat(LOCALE_TAGS[language], { ...options, timeZone: TIME_ZONE }).formatRange(start, end);
}
