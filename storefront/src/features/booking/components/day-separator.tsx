import { formatDate } from '@patas/shared/i18n/format';
import { addDays, type Day, dayOf } from '@patas/shared/time/lisbon';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import classes from './thread.module.css';

/** The day the following messages were written on. */
export function DaySeparator({ day }: { day: Day }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const today = dayOf(useNow());
  const words = { [today]: t('detail.messages.today'), [addDays(today, -1)]: t('detail.messages.yesterday') };
  return (
    <p className={classes.day}>
      <span>{words[day] ?? formatDate(new Date(`${day}T12:00:00Z`), language, { dateStyle: 'long' })}</span>
    </p>
  );
}
