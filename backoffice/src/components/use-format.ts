import { formatDate, formatDateRange, formatDateTime, formatMoney } from '@patas/shared/i18n/format';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@patas/shared/i18n/languages';
import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';

/** The language on screen. */
export function useLanguage(): Language {
  const [locale] = useLocaleState();
  return isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
}

/** Days, instants (ISO 8601, shown in Europe/Lisbon) and euro cents in the language on screen; an en dash for what is not there. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      money: (cents: number | null | undefined) => (cents == null ? '–' : formatMoney(cents, language)),
      date: (instant: string | null | undefined) => (instant ? formatDate(new Date(instant), language) : '–'),
      dateTime: (instant: string | null | undefined) => (instant ? formatDateTime(new Date(instant), language) : '–'),
      days: (start: string, end: string) =>
        formatDateRange(new Date(start), new Date(end), language, { day: 'numeric', month: 'short', year: 'numeric' }),
      range: (start: string, end: string) =>
        formatDateRange(new Date(start), new Date(end), language, { dateStyle: 'medium', timeStyle: 'short' }),
    }),
    [language],
  );
}
