import { Button, Stack, Typography } from '@mui/material';
import { type MachineBooking, possibleEvents } from '@patas/shared/booking/machine';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../components/panel.tsx';
import type { BookingRecord } from '../../components/records.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';

/** What an admin can do with a booking through a call, and the dialog that asks first. */
const ACTIONS = [
  { event: 'assign', dialog: AssignDialog, variant: 'contained', color: 'primary' },
  { event: 'confirmPrice', dialog: PriceDialog, variant: 'contained', color: 'primary' },
  { event: 'cancel', dialog: CancelDialog, variant: 'outlined', color: 'error' },
] as const;
type Action = (typeof ACTIONS)[number];

const machineBooking = ({ status, paymentStatus, startTs, endTs, expiresAt }: BookingRecord): MachineBooking => ({
  status,
  paymentStatus,
  startTs: new Date(startTs),
  endTs: new Date(endTs),
  expiresAt: new Date(expiresAt),
});

/** Buttons from the booking machine: what it does not allow now is not offered. */
export function BookingActions({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<Action['event'] | null>(null);
  const possible = possibleEvents(machineBooking(booking), 'admin', new Date());
  const actions = ACTIONS.filter(({ event }) => possible.includes(event));
  const close = () => setOpen(null);
  const label = (event: Action['event']) =>
    event === 'assign' && booking.sitterId ? 'admin.bookings.assign.again' : `admin.bookings.${event}.action`;
  return (
    <Panel title="admin.bookings.actions">
      {actions.length === 0 ? (
        <Typography color="text.secondary">{translate('admin.bookings.noActions')}</Typography>
      ) : (
        <Stack spacing={1}>
          {actions.map(({ event, variant, color }) => (
            <Button key={event} variant={variant} color={color} onClick={() => setOpen(event)}>
              {translate(label(event))}
            </Button>
          ))}
        </Stack>
      )}
      {actions.map(({ event, dialog: Dialog }) => (
        <Dialog key={event} booking={booking} open={open === event} onClose={close} />
      ))}
    </Panel>
  );
}
