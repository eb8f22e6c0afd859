import { Paper } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Edit, HttpError, SimpleForm, useEditContext, useNotify } from 'react-admin';
import { RecordFailure } from '../../components/failure.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import type { SitterRecord } from '../../components/records.ts';
import { TypedIsSaved } from '../../components/typed-is-saved.tsx';
import { useFailureNotice } from '../../components/use-failure-notice.ts';
import { sitterFormData, sitterFormErrors } from './sitter-form-schema.ts';
import { SitterHeading } from './sitter-heading.tsx';
import { SitterInputs } from './sitter-inputs.tsx';
import { SitterToolbar } from './sitter-toolbar.tsx';

/** What was typed stays when the record comes anew beneath it, after somebody else's change. */
const KEEP_TYPED = { keepDirtyValues: true } as const;

/** Edits a sitter. A save on top of somebody else's is refused; the form then shows theirs under what was typed. */
export function SitterEdit() {
  const notify = useNotify();
  const sayFailure = useFailureNotice();
  const reload = useRef<() => void>(() => {});
  const [saves, setSaves] = useState(0);
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      component="div"
      title="admin.sitters.edit"
      transform={sitterFormData}
      error={<RecordFailure title="admin.failed.sitters" />}
      queryOptions={{ onError: (error: Error) => notify(error.message, { type: 'error' }) }}
      mutationOptions={{
        onSuccess: () => {
          setSaves((count) => count + 1);
          notify('admin.sitters.updated', { type: 'success' });
        },
        onError: (error: Error) => {
          sayFailure('admin.sitters.updateFailed', error);
          if (error instanceof HttpError && error.status === 409) reload.current();
        },
      }}
      sx={{ pt: 2, px: { xs: 1, md: 0 }, maxWidth: 960 }}
    >
      <SitterForm saves={saves} reload={reload} />
    </Edit>
  );
}

function SitterForm({ saves, reload }: { saves: number; reload: RefObject<() => void> }) {
  const { record, refetch } = useEditContext<SitterRecord>();
  useEffect(() => {
    reload.current = refetch;
  }, [reload, refetch]);
  if (!record) return <PageSkeleton />;
  return (
    <>
      <SitterHeading sitter={record} />
      <Paper sx={{ overflow: 'hidden' }}>
        <SimpleForm
          validate={sitterFormErrors}
          resetOptions={KEEP_TYPED}
          toolbar={<SitterToolbar canDelete />}
          warnWhenUnsavedChanges
        >
          <SitterInputs />
          <TypedIsSaved saves={saves} />
        </SimpleForm>
      </Paper>
    </>
  );
}
