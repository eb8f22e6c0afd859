import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Picture } from '../../components/picture.tsx';
import { RecordHeading } from '../../components/record-page.tsx';
import type { SitterRecord } from '../../components/records.ts';
import { useFormat } from '../../components/use-format.ts';
import { Rating } from './rating.tsx';
import { SitterStates } from './sitter-states.tsx';

/** Who this is: picture, name, states, since when, rating. */
export function SitterHeading({ sitter }: { sitter: SitterRecord }) {
  const translate = useTranslate();
  const { date } = useFormat();
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 3 }}>
      <Picture base={sitter.photo} width={320} size={72} alt={sitter.name} />
      <RecordHeading title={sitter.name} chip={<SitterStates sitter={sitter} />}>
        {translate('admin.sitters.since', { date: date(sitter.createdAt) })} · <Rating sitter={sitter} /> ·{' '}
        {translate(sitter.userId ? 'admin.sitters.withAccount' : 'admin.sitters.withoutAccount')}
      </RecordHeading>
    </Stack>
  );
}
