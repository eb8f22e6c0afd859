import type { SvgIconComponent } from '@mui/icons-material';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Nothing here yet: what would stand here, and what to do. */
export function EmptyState({
  icon: Icon,
  text,
  children,
}: {
  icon: SvgIconComponent;
  text: string;
  children?: ReactNode;
}) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 2, py: 8, textAlign: 'center' }}>
      <Icon sx={{ fontSize: 48, color: 'primary.main', opacity: 0.8 }} />
      <Typography color="text.secondary" sx={{ maxWidth: 420 }}>
        {translate(text)}
      </Typography>
      {children}
    </Box>
  );
}
