import { Chip, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SitterRecord } from '../../components/records.ts';

/** Active or inactive, and whether verified and shown to visitors. */
export function SitterStates({ sitter }: { sitter: SitterRecord }) {
  const translate = useTranslate();
  const { available, verified, listed } = sitter;
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip
        size="small"
        variant="outlined"
        color={available ? 'success' : 'default'}
        label={translate(available ? 'admin.sitters.active' : 'admin.sitters.inactive')}
      />
      <Chip
        size="small"
        variant="outlined"
        color={verified ? 'info' : 'warning'}
        label={translate(verified ? 'admin.sitters.verified' : 'admin.sitters.unverified')}
      />
      {listed ? null : <Chip size="small" variant="outlined" label={translate('admin.sitters.hidden')} />}
    </Stack>
  );
}
