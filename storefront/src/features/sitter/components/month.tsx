import { VisuallyHidden } from '@mantine/core';
import { formatDate } from '@patas/shared/i18n/format';
import type { Day } from '@patas/shared/time/lisbon';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { type Month as MonthName, weeksOf } from '../calendar.ts';
import classes from './availability.module.css';

/** Noon is the same day in Lisbon all year. */
const noon = (day: Day) => new Date(`${day}T12:00:00Z`);
/** A week that begins on a Monday, for the names of the days. */
const WEEK = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '2024-01-07',
] as const;

/** One month as a table: each day says whether it is free. */
export function Month({ month, today, taken }: { month: MonthName; today: Day; taken: ReadonlySet<Day> }) {
  const { t } = useTranslation('sitter');
  const language = useLanguage();
  const title = formatDate(noon(`${month}-15`), language, { month: 'long', year: 'numeric' });
  const stateOf = (day: Day) => (day < today ? 'past' : taken.has(day) ? 'busy' : 'free');
  return (
    <table className={classes.month}>
      <caption>
        <VisuallyHidden>{t('calendar.month', { month: title })}</VisuallyHidden>
        <span aria-hidden="true">{title}</span>
      </caption>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th key={day} scope="col" abbr={formatDate(noon(day), language, { weekday: 'long' })}>
              {formatDate(noon(day), language, { weekday: 'narrow' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) =>
              day === null ? (
                <td key={`pad-${WEEK[index]}`} />
              ) : (
                <td key={day} data-state={stateOf(day)} data-today={day === today || undefined}>
                  <span aria-hidden="true">{Number(day.slice(8))}</span>
                  <VisuallyHidden>
                    {t(`calendar.${stateOf(day)}`, { day: formatDate(noon(day), language, { dateStyle: 'long' }) })}
                  </VisuallyHidden>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
