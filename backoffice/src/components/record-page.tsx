import { Box, Stack, Typography } from '@mui/material';
import { useLiveRecord } from 'ra-data-firestore';
import type { ReactNode } from 'react';
import { Show, useNotify } from 'react-admin';
import { RecordFailure } from './failure.tsx';

/** A record's page: asks again on failure instead of claiming that the record is gone. */
export function RecordPage({ resource, children }: { resource: string; children: ReactNode }) {
  const notify = useNotify();
  return (
    <Show
      resource={resource}
      actions={false}
      component="div"
      error={<RecordFailure title={`admin.failed.${resource}`} />}
      queryOptions={{ onError: (error: Error) => notify(error.message, { type: 'error' }) }}
      sx={{ pt: 2, px: { xs: 1, md: 0 } }}
    >
      <Live />
      {children}
    </Show>
  );
}

function Live() {
  useLiveRecord();
  return null;
}

/** Name, state and what else identifies a record. */
export const RecordHeading = ({ title, chip, children }: { title: string; chip: ReactNode; children?: ReactNode }) => (
  <Box>
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
      <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {chip}
    </Stack>
    {children ? (
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {children}
      </Typography>
    ) : null}
  </Box>
);
