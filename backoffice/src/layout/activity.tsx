import { Box, CircularProgress } from '@mui/material';
import { RefreshIconButton, useLoading, useTranslate } from 'react-admin';

/** Turns while something is being loaded; else the way to load it anew. */
export function Activity() {
  const translate = useTranslate();
  const loading = useLoading();
  if (!loading) return <RefreshIconButton />;
  return (
    <Box sx={{ display: 'grid', placeContent: 'center', width: 40, height: 40 }}>
      <CircularProgress color="inherit" size={20} thickness={5} aria-label={translate('ra.page.loading')} />
    </Box>
  );
}
