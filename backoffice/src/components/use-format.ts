import { formatDate, formatDateRange, formatDateTime, formatMoney } from '@patas/shared/i18n/format';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@patas/shared/i18n/languages';
import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';

/** The language on screen. */
export function useLanguage(): Language {
  const [locale] = useLocaleState();
  return isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
}

/** Days, instants (Europe/Lisbon) and euro cents in the language on screen; an en dash for what is not there. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      money: (cents: number | null | undefined) => (cents == null ? '–' : formatMoney(cents, language)),
      date: (instant: Date | null | undefined) => (instant ? formatDate(instant, language) : '–'),
      dateTime: (instant: Date | null | undefined) => (instant ? formatDateTime(instant, language) : '–'),
      days: (start: Date, end: Date) =>
        formatDateRange(start, end, language, { day: 'numeric', month: 'short', year: 'numeric' }),
      range: (start: Date, end: Date) =>
        formatDateRange(start, end, language, { dateStyle: 'medium', timeStyle: 'short' }),
    }),
    [language],
  );
}
