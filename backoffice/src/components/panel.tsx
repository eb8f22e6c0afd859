import { Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** A titled surface of a record's page. */
export function Panel({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  const translate = useTranslate();
  return (
    <Paper component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ mb: 2, alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h6" component="h2">
          {translate(title)}
        </Typography>
        {action}
      </Stack>
      {children}
    </Paper>
  );
}
