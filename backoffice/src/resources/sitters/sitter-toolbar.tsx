import { Stack } from '@mui/material';
import { DeleteWithConfirmButton, SaveButton, Toolbar, useRecordContext, useTranslate } from 'react-admin';
import type { SitterRecord } from '../../components/records.ts';
import { useFailureNotice } from '../../components/use-failure-notice.ts';

/** Save, and delete after a confirmation that names the sitter. */
export function SitterToolbar({ canDelete = false }: { canDelete?: boolean }) {
  const sitter = useRecordContext<SitterRecord>();
  const translate = useTranslate();
  const sayFailure = useFailureNotice();
  return (
    <Toolbar>
      <Stack direction="row" sx={{ flex: 1, justifyContent: 'space-between' }}>
        <SaveButton alwaysEnable={!canDelete} />
        {canDelete && sitter ? (
          <DeleteWithConfirmButton
            mutationMode="pessimistic"
            confirmTitle={translate('admin.sitters.delete.title', { name: sitter.name })}
            confirmContent={translate('admin.sitters.delete.text')}
            confirmColor="warning"
            successMessage="admin.sitters.delete.done"
            mutationOptions={{ onError: (error) => sayFailure('admin.sitters.delete.failed', error) }}
          />
        ) : null}
      </Stack>
    </Toolbar>
  );
}
