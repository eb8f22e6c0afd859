import { Anchor } from '@mantine/core';
import { billedHours } from '@patas/shared/booking/pricing';
import type { BookingAccess } from '@patas/shared/booking/schema';
import { formatDate } from '@patas/shared/i18n/format';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import type { BookingItem, Side } from '../../../lib/bookings/booking-item.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { telHref } from '../../../lib/tel-href.ts';
import { seesAccess, useAccess } from '../api/use-private.ts';
import { Fact, Facts } from './facts.tsx';
import { Panel } from './panel.tsx';

const WHEN: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'short' };

/** When, how long, where; the address and the house for those who may know. */
export function Stay({ booking, side }: { booking: BookingItem; side: Side }) {
  const { t } = useTranslation(['booking', 'domain']);
  const language = useLanguage();
  const access = useAccess(booking, side);
  const { startTs, endTs, location, contactTime, serviceName, notes } = booking;
  const allowed = seesAccess(booking, side);
  const known: BookingAccess | null = allowed ? access.data : null;
  const address = !allowed ? t('detail.addressLater') : known && (known.addressText || t('detail.addressNone'));
  return (
    <Panel title={serviceName[language]}>
      <Facts>
        <Fact term={t('detail.start')}>{formatDate(startTs, language, WHEN)}</Fact>
        <Fact term={t('detail.end')}>{formatDate(endTs, language, WHEN)}</Fact>
        <Fact term={t('detail.duration')}>{t('detail.hours', { count: billedHours(startTs, endTs) })}</Fact>
        <Fact term={t('detail.where')}>{t(`domain:location.${location}`)}</Fact>
        <Fact term={t('detail.address')}>{address}</Fact>
        <Fact term={t('detail.contactPhone')}>
          {known?.contactPhone && <Anchor href={telHref(known.contactPhone)}>{known.contactPhone}</Anchor>}
        </Fact>
        <Fact term={t('detail.contactTime')}>{t(`domain:contactTime.${contactTime}`)}</Fact>
        <Fact term={t('detail.house')}>{known?.houseDetails}</Fact>
        <Fact term={t('detail.notes')}>{notes || t('detail.noNotes')}</Fact>
      </Facts>
      {allowed && access.status === 'error' && (
        <ErrorNotice message={t('detail.failed')} code={access.error.code} onRetry={access.retry} />
      )}
    </Panel>
  );
}
