import { Anchor, Title } from '@mantine/core';
import { formatDate } from '@patas/shared/i18n/format';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BookingActions } from '../../../components/booking/booking-actions.tsx';
import { StatusBadge } from '../../../components/booking/status-badge.tsx';
import { paths } from '../../../config/paths.ts';
import type { BookingItem, Side } from '../../../lib/bookings/booking-item.ts';
import { statusKey } from '../../../lib/bookings/status-key.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import classes from './booking-view.module.css';
import { Counterpart } from './counterpart.tsx';
import { History } from './history.tsx';
import { Pets } from './pets.tsx';
import { Stay } from './stay.tsx';
import { Thread } from './thread.tsx';
import { Value } from './value.tsx';

/** Where each side keeps its bookings. */
const DASHBOARDS: Record<Side, string> = {
  customer: paths.dashboard.getHref(),
  sitter: paths.sitterDashboard.getHref(),
};

/** Everything about one booking, for one of its two sides. */
export function BookingView({ booking, side, uid }: { booking: BookingItem; side: Side; uid: string }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const status = statusKey(booking, useNow());
  return (
    <>
      <header className={classes.header}>
        <Anchor component={Link} to={DASHBOARDS[side]} className={classes.back ?? ''}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {t('detail.back')}
        </Anchor>
        <div className={classes.titles}>
          <Title order={1} size="h2">
            {t('detail.title')}
          </Title>
          <StatusBadge status={status} label={t(`status.${status}`)} />
        </div>
        <p className={classes.meta}>
          {t('detail.reference')} <strong className={classes.reference}>{booking.reference}</strong> ·{' '}
          {t('detail.created', { date: formatDate(booking.createdAt, language) })}
        </p>
        <BookingActions booking={booking} side={side} size="md" />
      </header>
      <div className={classes.layout}>
        <div className={classes.main}>
          <Stay booking={booking} side={side} />
          <Pets pets={booking.petDetails.pets} />
          <div className={classes.thread}>
            <Thread booking={booking} side={side} uid={uid} />
          </div>
        </div>
        <div className={classes.aside}>
          <Counterpart booking={booking} side={side} />
          <Value booking={booking} />
          <History bookingId={booking.id} />
        </div>
      </div>
    </>
  );
}
