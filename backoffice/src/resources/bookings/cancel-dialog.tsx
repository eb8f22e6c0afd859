import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AskDialog } from '../../components/ask-dialog.tsx';
import { ReasonField } from '../../components/reason-field.tsx';
import { type DialogProps, useTransition } from './use-transition.ts';

/** Cancels a booking; both sides are told the reason, and what was paid goes back in full (design §4). */
export function CancelDialog({ booking, open, onClose }: DialogProps) {
  const translate = useTranslate();
  const transition = useTransition(booking.id);
  const [reason, setReason] = useState('');
  return (
    <AskDialog
      open={open}
      title={translate('admin.bookings.cancel.title')}
      text={translate('admin.bookings.cancel.text')}
      confirm={translate('admin.bookings.cancel.action')}
      failed={translate('admin.bookings.cancel.failed')}
      tone="error"
      ready={reason.trim() !== ''}
      onConfirm={() => transition({ event: 'cancel', reason }, 'admin.bookings.cancel.done')}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} required />
    </AskDialog>
  );
}
