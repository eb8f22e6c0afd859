import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** A record's page: what it is on the left, what can be done on the right (first on a phone). */
export const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <Box
    sx={{
      mt: 3,
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
    }}
  >
    <Stack spacing={2} sx={{ order: { xs: 2, md: 1 } }}>
      {main}
    </Stack>
    <Stack spacing={2} sx={{ order: { xs: 1, md: 2 } }}>
      {side}
    </Stack>
  </Box>
);
