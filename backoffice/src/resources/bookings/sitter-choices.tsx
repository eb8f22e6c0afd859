import { Box, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from '@mui/material';
import type { Location } from '@patas/shared/town';
import { useGetList, useGetMany, useTranslate } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { Picture } from '../../components/picture.tsx';
import type { BookingRecord, CalendarRecord, SitterRecord } from '../../components/records.ts';
import { useFormat } from '../../components/use-format.ts';
import { Rating } from '../sitters/rating.tsx';
import { type Candidate, candidatesFor } from './candidates.ts';

/** Sitters offered at a time; a town with more is narrowed by choosing another. */
const MOST = 200;

interface Props {
  booking: BookingRecord;
  location: Location | 'all';
  value: string | null;
  onChange: (sitterId: string) => void;
}

/** Sitters who could take the booking; those taken on its dates are shown and can't be chosen. */
export function SitterChoices({ booking, location, value, onChange }: Props) {
  const translate = useTranslate();
  const sitters = useGetList<SitterRecord>('sitters', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'id', order: 'ASC' },
    filter: {
      verified: true,
      available: true,
      offers: booking.serviceId,
      ...(location === 'all' ? {} : { location }),
    },
  });
  const ids = sitters.data?.map(({ id }) => id) ?? [];
  const calendars = useGetMany<CalendarRecord>('sitterCalendars', { ids }, { enabled: ids.length > 0 });
  const failed = sitters.error ? sitters : calendars.error ? calendars : null;
  if (failed) return <Failure title="admin.failed.sitters" error={failed.error} onRetry={failed.refetch} />;
  if (sitters.isPending || (ids.length > 0 && calendars.isPending)) return <Skeleton variant="rounded" height={160} />;
  const candidates = candidatesFor(booking, sitters.data ?? [], calendars.data ?? []);
  if (candidates.length === 0)
    return <Typography color="text.secondary">{translate('admin.bookings.assign.nobody')}</Typography>;
  return (
    <RadioGroup
      aria-label={translate('admin.fields.sitter')}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flexWrap: 'nowrap', maxHeight: 320, overflowY: 'auto' }}
    >
      {candidates.map((candidate) => (
        <Choice key={candidate.sitter.id} {...candidate} />
      ))}
    </RadioGroup>
  );
}

function Choice({ sitter, free }: Candidate) {
  const translate = useTranslate();
  const { money } = useFormat();
  return (
    <FormControlLabel
      value={sitter.id}
      disabled={!free}
      control={<Radio />}
      sx={{ m: 0, py: 0.75 }}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Picture base={sitter.photo} width={96} size={40} alt="" />
          <div>
            <Typography>{sitter.name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {translate(`domain.location.${sitter.location}`)} · <Rating sitter={sitter} /> ·{' '}
              {free ? money(sitter.pricePerDayCents) : translate('admin.bookings.assign.busy')}
            </Typography>
          </div>
        </Box>
      }
    />
  );
}
