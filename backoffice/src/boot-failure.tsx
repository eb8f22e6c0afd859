import { Box, Button, CssBaseline, createTheme, ThemeProvider, Typography } from '@mui/material';
import type { I18nProvider } from 'react-admin';
import { darkTheme, lightTheme } from './theme/theme.ts';

/** Shown when the site could not find its project: nothing works until it does. */
export function BootFailure({ i18nProvider, onRetry }: { i18nProvider: I18nProvider; onRetry: () => void }) {
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return (
    <ThemeProvider theme={createTheme(dark ? darkTheme : lightTheme)}>
      <CssBaseline enableColorScheme />
      <Box
        component="main"
        role="alert"
        sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, p: 3 }}
      >
        <Typography variant="h5" component="h1">
          {i18nProvider.translate('admin.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
          {i18nProvider.translate('errors.unavailable')}
        </Typography>
        <Button variant="contained" onClick={onRetry}>
          {i18nProvider.translate('admin.retry')}
        </Button>
      </Box>
    </ThemeProvider>
  );
}
