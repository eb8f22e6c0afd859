import { Switch } from '@mui/material';
import { useNotify, useRecordContext, useRefresh, useTranslate, useUpdate } from 'react-admin';
import type { SitterRecord } from '../../components/records.ts';
import { useFailureNotice } from '../../components/use-failure-notice.ts';

/** Turns one of a sitter's states on or off from the list, once the server agrees (spec §8). */
export function SitterSwitch({ source }: { source: 'available' | 'listed' }) {
  const sitter = useRecordContext<SitterRecord>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const sayFailure = useFailureNotice();
  const [update, { isPending }] = useUpdate<SitterRecord, Error>();
  if (!sitter) return null;
  const next = !sitter[source];
  const turn = () =>
    update(
      'sitters',
      { id: sitter.id, data: { [source]: next }, previousData: sitter },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(`admin.sitters.turned.${source}.${next}`, { type: 'success' }),
        onError: (error) => {
          sayFailure('admin.sitters.statusFailed', error);
          refresh();
        },
      },
    );
  return (
    <Switch
      size="small"
      checked={sitter[source]}
      disabled={isPending}
      onClick={(event) => event.stopPropagation()}
      onChange={turn}
      slotProps={{
        input: { role: 'switch', 'aria-label': translate(`admin.sitters.switch.${source}`, { name: sitter.name }) },
      }}
    />
  );
}
