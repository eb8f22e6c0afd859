import { useTranslate } from 'react-admin';

const A_DAY = 24;

/** What one price of a service buys: `per day`, `per 2 hours`. Hours as in service/schema.ts. */
export function useUnit() {
  const translate = useTranslate();
  return (hours: number): string =>
    hours === A_DAY
      ? translate('domain.perDay')
      : translate(hours === 1 ? 'domain.perHours_one' : 'domain.perHours_other', { count: hours });
}
