import { billedHours, isDaily, priceOf } from '@patas/shared/booking/pricing';
import { formatMoney } from '@patas/shared/i18n/format';
import { useTranslation } from 'react-i18next';
import type { BookingItem } from '../../../lib/bookings/booking-item.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Panel } from './panel.tsx';
import classes from './value.module.css';

/** Statuses in which an admin has yet to confirm the price (spec §4). */
const OPEN_PRICE = new Set<BookingItem['status']>(['pending', 'assigned', 'accepted']);

/** Hourly rate, duration and total (spec §2), and how the total comes about. */
export function Value({ booking }: { booking: BookingItem }) {
  const { t } = useTranslation(['booking', 'domain']);
  const language = useLanguage();
  const {
    startTs: start,
    endTs: end,
    durationHours,
    unitPriceCents,
    hourlyRateCents,
    amountCents,
    paidCents,
  } = booking;
  const { units } = priceOf({ start, end, durationHours, unitPriceCents });
  const price = formatMoney(unitPriceCents, language);
  const charged = isDaily(durationHours)
    ? t('detail.unitsDay', { count: units, price })
    : t('detail.unitsPeriod', { count: units, price, hours: durationHours });
  const rows = [
    [t('detail.hourlyRate'), formatMoney(hourlyRateCents, language)],
    [t('detail.duration'), t('detail.hours', { count: billedHours(start, end) })],
    // An admin may have set another price than the sum.
    ...(units * unitPriceCents === amountCents ? [[t('detail.units'), charged] as const] : []),
  ] as const;
  return (
    <Panel title={t('detail.value')}>
      <dl className={classes.rows}>
        {rows.map(([term, value]) => (
          <div key={term} className={classes.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{t('detail.total')}</dt>
          <dd>{formatMoney(amountCents, language)}</dd>
        </div>
        {paidCents > 0 && (
          <div className={classes.row}>
            <dt>{t('detail.paid')}</dt>
            <dd>{formatMoney(paidCents, language)}</dd>
          </div>
        )}
      </dl>
      <p className={classes.note}>
        {t(`domain:paymentStatus.${booking.paymentStatus}`)}
        {OPEN_PRICE.has(booking.status) && ` · ${t('detail.priceNote')}`}
      </p>
    </Panel>
  );
}
