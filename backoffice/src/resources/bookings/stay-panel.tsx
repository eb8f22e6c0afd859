import { Box, Stack, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { Fact, Facts } from '../../components/facts.tsx';
import { Panel } from '../../components/panel.tsx';
import type { BookingRecord } from '../../components/records.ts';
import { useFormat, useLanguage } from '../../components/use-format.ts';

/** Who, what, when, where, and for which animals. */
export function StayPanel({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { range, dateTime } = useFormat();
  const { pets } = booking.petDetails;
  return (
    <Panel title="admin.bookings.stay">
      <Facts>
        <Fact label="admin.fields.customer">{booking.customer.name}</Fact>
        <Fact label="admin.fields.sitter">
          {booking.sitter ? (
            <Link to={`/sitters/${booking.sitterId}`}>{booking.sitter.name}</Link>
          ) : (
            translate('admin.bookings.noSitter')
          )}
        </Fact>
        <Fact label="admin.fields.service">{booking.serviceName[language]}</Fact>
        <Fact label="admin.fields.location">{translate(`domain.location.${booking.location}`)}</Fact>
        <Fact label="admin.fields.dates" wide>
          {range(booking.startTs, booking.endTs)}
        </Fact>
        <Fact label="admin.fields.contactTime">{translate(`domain.contactTime.${booking.contactTime}`)}</Fact>
        {booking.status === 'pending' || booking.status === 'assigned' ? (
          <Fact label="admin.bookings.expires">{dateTime(booking.expiresAt)}</Fact>
        ) : null}
        {booking.cancelledReason ? (
          <Fact label="admin.bookings.cancelledReason" wide>
            {booking.cancelledReason}
          </Fact>
        ) : null}
        <Fact label="admin.fields.notes" wide>
          {booking.notes}
        </Fact>
      </Facts>
      {pets.length > 0 ? (
        <Box sx={{ mt: 3 }}>
          <Typography variant="subtitle1" component="h3" gutterBottom>
            {translate('admin.bookings.pets')}
          </Typography>
          <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {pets.map((pet) => (
              <li key={JSON.stringify(pet)}>
                <strong>{pet.name}</strong> {[pet.breed, pet.age].filter(Boolean).join(' · ')}
                {pet.specialNeeds ? <Typography color="text.secondary">{pet.specialNeeds}</Typography> : null}
              </li>
            ))}
          </Stack>
        </Box>
      ) : null}
    </Panel>
  );
}
