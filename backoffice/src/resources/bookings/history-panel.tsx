import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { Panel } from '../../components/panel.tsx';
import type { EventRecord } from '../../components/records.ts';
import { useFormat } from '../../components/use-format.ts';
import { useLiveChildren } from '../../components/use-live-children.ts';

/** What happened to a booking, the latest first. */
export function HistoryPanel({ bookingId }: { bookingId: string }) {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const { data, error, refetch } = useLiveChildren<EventRecord>('bookingEvents', bookingId, {
    field: 'at',
    order: 'DESC',
  });
  return (
    <Panel title="admin.bookings.history">
      {error ? (
        <Failure title="admin.failed.bookingEvents" error={error} onRetry={refetch} />
      ) : data ? (
        <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((event) => (
            <Box component="li" key={event.id} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
              <Typography>{translate(`booking.event.${event.event}`)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {dateTime(event.at)} · {translate(`domain.actor.${event.actor}`)}
              </Typography>
              {event.reason ? <Typography variant="body2">{event.reason}</Typography> : null}
            </Box>
          ))}
        </Stack>
      ) : (
        <Skeleton variant="rounded" height={80} />
      )}
    </Panel>
  );
}
