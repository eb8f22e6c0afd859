import { Box, Button, Typography } from '@mui/material';
import { Link, Title, useTranslate } from 'react-admin';

export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 12, textAlign: 'center' }}>
      <Title title="ra.page.not_found" />
      <Typography variant="h4" component="h1">
        {translate('admin.notFound.title')}
      </Typography>
      <Typography color="text.secondary">{translate('ra.message.not_found')}</Typography>
      <Button component={Link} to="/" variant="contained">
        {translate('ra.page.dashboard')}
      </Button>
    </Box>
  );
}
