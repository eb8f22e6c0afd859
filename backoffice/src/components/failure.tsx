import { Box, Button, Typography } from '@mui/material';
import { useListContext, useShowContext, useTranslate } from 'react-admin';

interface Props {
  /** Key of what failed: `admin.failed.applicants`, say. */
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** What could not be loaded, why, and a way to try again. */
export function Failure({ title, error, onRetry }: Props) {
  const translate = useTranslate();
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 2, py: 6, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        {translate(title)}
      </Typography>
      <Typography color="text.secondary">
        {translate(error instanceof Error ? error.message : 'errors.internal', { _: translate('errors.internal') })}
      </Typography>
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => void onRetry()}>
        {translate('admin.retry')}
      </Button>
    </Box>
  );
}

/** In a list. */
export function ListFailure({ title }: { title: string }) {
  const { error, refetch } = useListContext();
  return <Failure title={title} error={error} onRetry={refetch} />;
}

/** On a record's page. */
export function RecordFailure({ title }: { title: string }) {
  const { error, refetch } = useShowContext();
  return <Failure title={title} error={error} onRetry={refetch} />;
}
