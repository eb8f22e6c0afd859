import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** What the page is, above everything else on it. */
export const PageHeading = ({ children }: { children: ReactNode }) => (
  <Typography variant="h4" component="h1" sx={{ pt: 2, px: { xs: 1, md: 0 }, overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
