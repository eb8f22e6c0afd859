import { formatMoney } from '@patas/shared/i18n/format';
import { useLanguage } from '../lib/i18n/use-language.ts';

/** An amount in integer euro cents, as the reader's language writes it; `whole` leaves out ",00". */
export function Money({ cents, whole = false }: { cents: number; whole?: boolean }) {
  return formatMoney(cents, useLanguage(), { whole });
}
