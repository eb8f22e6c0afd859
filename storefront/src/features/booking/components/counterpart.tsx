import { Anchor, Button, Text } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SitterPicture } from '../../../components/sitter/sitter-picture.tsx';
import { paths } from '../../../config/paths.ts';
import type { BookingItem, Side } from '../../../lib/bookings/booking-item.ts';
import { telHref } from '../../../lib/tel-href.ts';
import { useContacts } from '../api/use-private.ts';
import classes from './counterpart.module.css';
import { Panel } from './panel.tsx';

/** The other side's phone, once both may know it (spec §6). */
function Phone({ booking, side }: { booking: BookingItem; side: Side }) {
  const { t } = useTranslation('booking');
  const { status, data, retry } = useContacts(booking);
  const phone = data && (side === 'sitter' ? data.customerPhone : data.sitterPhone);
  if (status === 'error')
    return (
      <div role="alert">
        <Text size="sm">{t('detail.contactFailed')}</Text>
        <Button variant="subtle" size="compact-sm" ml={-8} onClick={retry}>
          {t('detail.retry')}
        </Button>
      </div>
    );
  if (!phone)
    return (
      <Text size="sm" c="dimmed">
        {t('detail.contactLater')}
      </Text>
    );
  return (
    <span className={classes.phone}>
      <IconPhone size={18} aria-label={t('detail.phone')} />
      <Anchor href={telHref(phone)}>{phone}</Anchor>
    </span>
  );
}

/** The other side: 'Cliente' for the sitter, 'Cuidador' for the customer (spec §2). */
export function Counterpart({ booking, side }: { booking: BookingItem; side: Side }) {
  const { t } = useTranslation('booking');
  const { customer, sitter, sitterId } = booking;
  const other = side === 'sitter' ? customer : sitter;
  return (
    <Panel title={t(side === 'sitter' ? 'detail.customer' : 'detail.sitter')}>
      <div className={classes.person}>
        <SitterPicture
          name={other?.name ?? '?'}
          photo={other?.photo ?? null}
          sizes="4rem"
          className={classes.picture ?? ''}
        />
        <div className={classes.text}>
          <strong>{other?.name ?? t('detail.noSitter')}</strong>
          {other ? <Phone booking={booking} side={side} /> : <Text size="sm">{t('detail.noSitterText')}</Text>}
        </div>
      </div>
      {side === 'customer' && sitterId && (
        <Button component={Link} to={paths.sitter.getHref(sitterId)} variant="default" size="sm">
          {t('detail.viewProfile')}
        </Button>
      )}
    </Panel>
  );
}
