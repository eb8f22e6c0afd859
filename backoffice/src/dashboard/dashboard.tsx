import { Box, Grid, Typography } from '@mui/material';
import { Title, useGetIdentity, useTranslate } from 'react-admin';
import { StatCard } from './stat-card.tsx';
import { STATS } from './stats.ts';
import { Waiting } from './waiting.tsx';

/** The four counts of spec §2, each a way into its list. */
export function Dashboard() {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  return (
    <Box sx={{ py: 3, px: { xs: 1, md: 0 } }}>
      <Title title="ra.page.dashboard" />
      <Typography variant="h4" component="h1" gutterBottom>
        {translate('admin.dashboard.welcome', { name: identity?.fullName ?? '' })}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {translate('admin.dashboard.intro')}
      </Typography>
      <Grid container spacing={2}>
        {STATS.map((stat) => (
          <Grid key={stat.name} size={{ xs: 12, sm: 6, lg: 3 }}>
            <StatCard {...stat} />
          </Grid>
        ))}
      </Grid>
      <Waiting />
    </Box>
  );
}
