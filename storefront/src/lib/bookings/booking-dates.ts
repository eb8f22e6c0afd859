import { isDaily } from '@patas/shared/booking/pricing';
import type { Booking } from '@patas/shared/booking/schema';
import { formatDateRange } from '@patas/shared/i18n/format';
import type { Language } from '@patas/shared/i18n/languages';

const DAYS: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const HOURS: Intl.DateTimeFormatOptions = { ...DAYS, hour: '2-digit', minute: '2-digit' };

/** When a stay is, in short: days for services by the day, with the time of day for the others. Lisbon. */
export const bookingDates = (
  { startTs, endTs, durationHours }: Pick<Booking, 'startTs' | 'endTs' | 'durationHours'>,
  language: Language,
): string => formatDateRange(startTs, endTs, language, isDaily(durationHours) ? DAYS : HOURS);
