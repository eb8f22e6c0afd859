import { busyDays } from '@patas/shared/directory/busy';
import type { Day } from '@patas/shared/time/lisbon';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../lib/use-today.ts';
import { addMonths, monthOf } from '../calendar.ts';
import classes from './availability.module.css';
import { Month } from './month.tsx';
import { Section } from './section.tsx';

/** Months shown, this one included. */
const MONTHS = [0, 1] as const;

/** The sitter's busy nights of this month and the next; a hint, the booking itself decides. */
export function Availability({ busy, from }: { busy: string; from: Day }) {
  const { t } = useTranslation('sitter');
  const today = useToday(from);
  const taken = useMemo(() => new Set(busyDays(busy, from)), [busy, from]);
  return (
    <Section title={t('calendar.title')}>
      <div className={classes.months}>
        {MONTHS.map((count) => (
          <Month key={count} month={addMonths(monthOf(today), count)} today={today} taken={taken} />
        ))}
      </div>
      <p className={classes.legend} aria-hidden="true">
        <span className={classes.free}>{t('calendar.legendFree')}</span>
        <span className={classes.taken}>{t('calendar.legendBusy')}</span>
      </p>
    </Section>
  );
}
