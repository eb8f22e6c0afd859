import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Labelled facts in two columns, one on a phone. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}
  >
    {children}
  </Box>
);

interface FactProps {
  label: string;
  children: ReactNode;
  /** Over both columns: for longer texts. */
  wide?: boolean;
}

/** One fact. The label is a translation key; what people typed keeps its line breaks. */
export function Fact({ label, children, wide = false }: FactProps) {
  const translate = useTranslate();
  return (
    <Box sx={wide ? { gridColumn: '1 / -1' } : {}}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {translate(label)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children === '' || children == null ? '–' : children}
      </Typography>
    </Box>
  );
}
