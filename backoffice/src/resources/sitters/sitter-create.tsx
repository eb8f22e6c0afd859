import { Paper } from '@mui/material';
import { Create, SimpleForm, useNotify, useRedirect, useTranslate } from 'react-admin';
import { PageHeading } from '../../components/page-heading.tsx';
import type { SitterRecord } from '../../components/records.ts';
import { useFailureNotice } from '../../components/use-failure-notice.ts';
import { NEW_SITTER, sitterFormData, sitterFormErrors } from './sitter-form-schema.ts';
import { SitterInputs } from './sitter-inputs.tsx';
import { SitterToolbar } from './sitter-toolbar.tsx';

/** Adds a sitter who did not come by the application form; without an account until one is linked. */
export function SitterCreate() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const sayFailure = useFailureNotice();
  return (
    <>
      <PageHeading>{translate('admin.sitters.add')}</PageHeading>
      <Create
        title="admin.sitters.add"
        actions={false}
        component="div"
        transform={(values: Record<string, unknown>) => ({ ...NEW_SITTER, ...sitterFormData(values) })}
        mutationOptions={{
          onSuccess: ({ id }: SitterRecord) => {
            notify('admin.sitters.created', { type: 'success' });
            redirect('edit', 'sitters', id);
          },
          onError: (error: Error) => sayFailure('admin.sitters.createFailed', error),
        }}
        sx={{ pt: 2, px: { xs: 1, md: 0 }, maxWidth: 960 }}
      >
        <Paper sx={{ overflow: 'hidden' }}>
          <SimpleForm
            defaultValues={NEW_SITTER}
            validate={sitterFormErrors}
            toolbar={<SitterToolbar />}
            warnWhenUnsavedChanges
          >
            <SitterInputs />
          </SimpleForm>
        </Paper>
      </Create>
    </>
  );
}
