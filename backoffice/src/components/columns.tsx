import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** What can be done: first on a phone, top right where there is room. */
  act: ReactNode;
  /** What the record is. */
  main: ReactNode;
  /** What else is known: last on a phone. */
  more?: ReactNode;
}

/** A record's page in two columns, one on a phone. */
export const Columns = ({ act, main, more }: Props) => (
  <Box
    sx={{
      mt: 3,
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
      gridTemplateRows: { md: 'auto 1fr' },
    }}
  >
    <Stack spacing={2} sx={{ gridColumn: { md: 2 } }}>
      {act}
    </Stack>
    <Stack spacing={2} sx={{ gridColumn: { md: 1 }, gridRow: { md: '1 / span 2' } }}>
      {main}
    </Stack>
    <Stack spacing={2} sx={{ gridColumn: { md: 2 } }}>
      {more}
    </Stack>
  </Box>
);
