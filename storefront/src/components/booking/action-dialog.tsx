import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import '../../theme/styles-forms.ts';
import '../../theme/styles-overlays.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../lib/bookings/actions.ts';
import { bookingDates } from '../../lib/bookings/booking-dates.ts';
import type { BookingItem, Side } from '../../lib/bookings/booking-item.ts';
import { useBookingTransition } from '../../lib/bookings/use-booking-transition.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ErrorNotice } from '../error-notice.tsx';
import { RefundHint } from './refund-hint.tsx';

export interface ActionDialogProps {
  action: Action;
  booking: BookingItem;
  side: Side;
  onClose: () => void;
}

/** Whether one may say why (spec §4: cancelledReason). */
const TAKES_REASON: Record<Action, boolean> = { accept: false, decline: true, cancel: true };
const MAX_REASON = 1000;

/** Asks once more; stays open with what was typed when the call fails. */
export default function ActionDialog({ action, booking, side, onClose }: ActionDialogProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const { run, running, error } = useBookingTransition(booking.id, side);
  const words = {
    service: booking.serviceName[language],
    dates: bookingDates(booking, language),
    name: booking.customer.name,
  };
  const confirm = async () => {
    if (await run(action, reason.trim())) onClose();
  };
  return (
    <Modal
      opened
      onClose={running ? () => {} : onClose}
      title={t(`actions.${action}.title`)}
      centered
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      // A <header> in a dialog would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      <Stack gap="md">
        <Text>{t(`actions.${action}.text`, words)}</Text>
        {action === 'cancel' && <RefundHint booking={booking} />}
        {TAKES_REASON[action] && (
          <Textarea
            label={t('actions.reason')}
            description={t('actions.reasonHint')}
            value={reason}
            maxLength={MAX_REASON}
            autosize
            minRows={2}
            maxRows={6}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {error && <ErrorNotice message={t(`actions.${action}.failed`)} code={error.code} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={running !== null} onClick={onClose}>
            {t(`actions.${action}.keep`)}
          </Button>
          <Button {...(action !== 'accept' && { color: 'red' })} loading={running !== null} onClick={confirm}>
            {t(`actions.${action}.confirm`)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
