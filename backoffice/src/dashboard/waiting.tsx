import { Grid } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ApplicantRecord, BookingRecord } from '../components/records.ts';
import { useFormat, useLanguage } from '../components/use-format.ts';
import { WaitingPanel } from './waiting-panel.tsx';

const SIZE = { xs: 12, lg: 4 };

/** What only an admin can move on: applications, requests without a sitter, stays without a confirmed price. */
export function Waiting() {
  const translate = useTranslate();
  const language = useLanguage();
  const { date, days, money } = useFormat();
  const stay = ({ startTs, endTs, customer }: BookingRecord) => `${days(startTs, endTs)} · ${customer.name}`;
  return (
    <Grid container spacing={2} sx={{ mt: 2 }}>
      <Grid size={SIZE}>
        <WaitingPanel<ApplicantRecord>
          title="admin.dashboard.waiting.applications"
          nothing="admin.dashboard.waiting.nothing"
          resource="applicants"
          filter={{ status: 'pending' }}
          primary={({ firstName, lastName }) => `${firstName} ${lastName}`}
          secondary={({ location, createdAt }) => `${translate(`domain.location.${location}`)} · ${date(createdAt)}`}
        />
      </Grid>
      <Grid size={SIZE}>
        <WaitingPanel<BookingRecord>
          title="admin.dashboard.waiting.unassigned"
          nothing="admin.dashboard.waiting.nothing"
          resource="bookings"
          filter={{ status: 'pending', sitterId: null }}
          primary={({ serviceName, location }) =>
            `${serviceName[language]} · ${translate(`domain.location.${location}`)}`
          }
          secondary={stay}
        />
      </Grid>
      <Grid size={SIZE}>
        <WaitingPanel<BookingRecord>
          title="admin.dashboard.waiting.accepted"
          nothing="admin.dashboard.waiting.nothing"
          resource="bookings"
          filter={{ status: 'accepted' }}
          primary={({ serviceName, amountCents }) => `${serviceName[language]} · ${money(amountCents)}`}
          secondary={stay}
        />
      </Grid>
    </Grid>
  );
}
