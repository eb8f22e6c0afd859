import { MenuItem, TextField } from '@mui/material';
import { LOCATIONS, type Location } from '@patas/shared/town';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AskDialog } from '../../components/ask-dialog.tsx';
import type { BookingRecord } from '../../components/records.ts';
import { SitterChoices } from './sitter-choices.tsx';
import { type DialogProps, useTransition } from './use-transition.ts';

/** Gives a request to a sitter (spec §2): one who takes bookings, is verified and offers the service. */
export function AssignDialog({ booking, open, onClose }: DialogProps & { booking: BookingRecord }) {
  const translate = useTranslate();
  const transition = useTransition(booking.id);
  const [location, setLocation] = useState<Location | 'all'>(booking.location);
  const [sitterId, setSitterId] = useState<string | null>(null);
  const assign = () => transition({ event: 'assign', sitterId: sitterId ?? '' }, 'admin.bookings.assign.done');
  return (
    <AskDialog
      open={open}
      maxWidth="sm"
      title={translate('admin.bookings.assign.title')}
      text={translate('admin.bookings.assign.text')}
      confirm={translate('admin.bookings.assign.confirm')}
      failed={translate('admin.bookings.assign.failed')}
      ready={sitterId !== null}
      onConfirm={assign}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('admin.fields.location')}
        value={location}
        onChange={(event) => {
          setLocation(event.target.value as Location | 'all');
          setSitterId(null);
        }}
      >
        <MenuItem value="all">{translate('admin.bookings.assign.everywhere')}</MenuItem>
        {LOCATIONS.map((town) => (
          <MenuItem key={town} value={town}>
            {translate(`domain.location.${town}`)}
          </MenuItem>
        ))}
      </TextField>
      {open ? <SitterChoices booking={booking} location={location} value={sitterId} onChange={setSitterId} /> : null}
    </AskDialog>
  );
}
