import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AskDialog } from '../../components/ask-dialog.tsx';
import type { BookingRecord } from '../../components/records.ts';
import { useFormat } from '../../components/use-format.ts';
import { type DialogProps, useTransition } from './use-transition.ts';

const toCents = (typed: string): number | null => {
  const euros = Number(typed.replace(',', '.'));
  return typed.trim() !== '' && Number.isFinite(euros) && euros >= 0 ? Math.round(euros * 100) : null;
};

/** Confirms the final price of a stay the sitter has accepted; it may differ from the estimate. */
export function PriceDialog({ booking, open, onClose }: DialogProps & { booking: BookingRecord }) {
  const translate = useTranslate();
  const { money } = useFormat();
  const transition = useTransition(booking.id);
  const [typed, setTyped] = useState((booking.amountCents / 100).toFixed(2));
  const amountCents = toCents(typed);
  const confirm = () =>
    transition(
      { event: 'confirmPrice', ...(amountCents === null ? {} : { amountCents }) },
      'admin.bookings.confirmPrice.done',
    );
  return (
    <AskDialog
      open={open}
      title={translate('admin.bookings.confirmPrice.title')}
      text={translate('admin.bookings.confirmPrice.text', { price: money(booking.amountCents) })}
      confirm={translate('admin.bookings.confirmPrice.action')}
      failed={translate('admin.bookings.confirmPrice.failed')}
      ready={amountCents !== null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={translate('admin.bookings.confirmPrice.label')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={amountCents === null}
        helperText={amountCents === null ? translate('admin.invalid.amount') : ' '}
        required
        autoFocus
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
          htmlInput: { inputMode: 'decimal' },
        }}
      />
    </AskDialog>
  );
}
