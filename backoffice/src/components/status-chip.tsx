import { Chip, type ChipProps } from '@mui/material';
import { useTranslate } from 'react-admin';

type Tone = NonNullable<ChipProps['color']>;

/** How a state looks: waiting for somebody, going well, over, or wrong. */
const TONES: Readonly<Record<string, Tone>> = {
  pending: 'warning',
  assigned: 'info',
  accepted: 'info',
  confirmed: 'success',
  awaiting_payment: 'warning',
  awaiting_payment_review: 'warning',
  in_progress: 'success',
  completed: 'default',
  cancelled: 'error',
  approved: 'success',
  rejected: 'error',
  queued: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'error',
};

/** A state in words and colour. `labels` is where its words are: `domain.applicationStatus`, say. */
export function StatusChip({ status, labels }: { status: string; labels: string }) {
  const translate = useTranslate();
  return (
    <Chip size="small" variant="outlined" color={TONES[status] ?? 'default'} label={translate(`${labels}.${status}`)} />
  );
}
