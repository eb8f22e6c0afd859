import { Skeleton, Stack } from '@mui/material';
import { Columns } from './columns.tsx';

/** A record's page while it loads. */
export const PageSkeleton = () => (
  <Stack aria-busy="true" spacing={2}>
    <Skeleton variant="text" width="40%" height={48} />
    <Columns main={<Skeleton variant="rounded" height={320} />} act={<Skeleton variant="rounded" height={200} />} />
  </Stack>
);
