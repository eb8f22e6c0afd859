import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import { formatDateTime } from '@patas/shared/i18n/format';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { bookingDates } from '../../lib/bookings/booking-dates.ts';
import type { BookingItem, Side } from '../../lib/bookings/booking-item.ts';
import { statusKey } from '../../lib/bookings/status-key.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useNow } from '../../lib/use-now.ts';
import { Money } from '../money.tsx';
import { SitterPicture } from '../sitter/sitter-picture.tsx';
import { BookingActions } from './booking-actions.tsx';
import classes from './booking-card.module.css';
import { StatusBadge } from './status-badge.tsx';

const CANCELLED_WORDS = {
  customer: 'card.cancelledByCustomer',
  sitter: 'card.cancelledBySitter',
  admin: 'card.cancelledByAdmin',
  clock: 'card.cancelledByClock',
  stripe: 'card.cancelledByStripe',
} as const;

export interface BookingCardProps {
  booking: BookingItem;
  /** Who looks at it: the card shows the other side. */
  side: Side;
  /** More about the stay, for requests that wait for a decision. */
  children?: ReactNode;
}

/** One booking on a dashboard: what, when, with whom, how it stands, and what can be done. */
export function BookingCard({ booking, side, children }: BookingCardProps) {
  const { t } = useTranslation(['dashboard', 'domain']);
  const language = useLanguage();
  const now = useNow();
  const status = statusKey(booking, now);
  const other = side === 'customer' ? booking.sitter : booking.customer;
  const otherName = other?.name ?? t('card.noSitter');
  const unread = booking.unread[side];
  const waiting = status === 'pending' || status === 'assigned';
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <SitterPicture
          name={other?.name ?? '?'}
          photo={other?.photo ?? null}
          sizes="3.5rem"
          className={classes.picture ?? ''}
        />
        <div className={classes.what}>
          <h3 className={classes.title}>
            <Link to={paths.booking.getHref(booking.id)} className={classes.link}>
              {booking.serviceName[language]}
            </Link>
          </h3>
          <p className={classes.dates}>{bookingDates(booking, language)}</p>
          <p className={classes.quiet}>
            {otherName} · {t(`domain:location.${booking.location}`)}
          </p>
        </div>
        <div className={classes.state}>
          <StatusBadge status={status} label={t(`status.${status}`)} />
          <strong className={classes.amount}>
            <Money cents={booking.amountCents} />
          </strong>
        </div>
      </div>
      {booking.status === 'cancelled' && booking.cancelledBy && (
        <p className={classes.quiet}>{t(CANCELLED_WORDS[booking.cancelledBy])}</p>
      )}
      {children}
      <div className={classes.foot}>
        <div className={classes.notes}>
          {unread > 0 && (
            <Badge
              variant="filled"
              size="lg"
              leftSection={<IconMessageCircle size={15} aria-hidden="true" />}
              tt="none"
            >
              {t('card.unread', { count: unread })}
            </Badge>
          )}
          {waiting && (
            <span className={classes.quiet}>
              {t(side === 'sitter' ? 'card.answerYouBy' : 'card.answerBy', {
                date: formatDateTime(booking.expiresAt, language),
              })}
            </span>
          )}
        </div>
        <div className={classes.actions}>
          <BookingActions booking={booking} side={side} />
        </div>
      </div>
    </article>
  );
}
