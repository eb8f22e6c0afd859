import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { Panel } from '../../components/panel.tsx';
import type { MessageRecord } from '../../components/records.ts';
import { useFormat } from '../../components/use-format.ts';
import { useLiveChildren } from '../../components/use-live-children.ts';

/** What both sides have written to each other, to read along. */
export function MessagesPanel({ bookingId }: { bookingId: string }) {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const { data, error, refetch } = useLiveChildren<MessageRecord>('messages', bookingId, {
    field: 'createdAt',
    order: 'ASC',
  });
  return (
    <Panel title="admin.bookings.messages">
      {error ? (
        <Failure title="admin.failed.messages" error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton variant="rounded" height={80} />
      ) : data.length === 0 ? (
        <Typography color="text.secondary">{translate('admin.bookings.noMessages')}</Typography>
      ) : (
        <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((message) => (
            <Box
              component="li"
              key={message.id}
              sx={{ p: 1.5, borderRadius: 1, bgcolor: 'action.hover', alignSelf: 'flex-start', maxWidth: '85%' }}
            >
              <Typography variant="body2" color="text.secondary">
                {translate(`domain.actor.${message.sender}`)} · {dateTime(message.createdAt)}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message.content}</Typography>
            </Box>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
