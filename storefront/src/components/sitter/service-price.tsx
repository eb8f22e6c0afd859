import { isDaily } from '@patas/shared/booking/pricing';
import { useTranslation } from 'react-i18next';
import { Money } from '../money.tsx';
import classes from './service-price.module.css';

/** What one unit costs: `35 € per day`, or per as many hours as the service charges. */
export function ServicePrice({ cents, durationHours = 24 }: { cents: number; durationHours?: number }) {
  const { t } = useTranslation('domain');
  return (
    <span className={classes.price}>
      <strong>
        <Money cents={cents} whole />
      </strong>{' '}
      <span className={classes.unit}>
        {isDaily(durationHours) ? t('perDay') : t('perHours', { count: durationHours })}
      </span>
    </span>
  );
}
