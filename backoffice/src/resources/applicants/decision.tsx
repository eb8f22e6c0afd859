import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { AskDialog } from '../../components/ask-dialog.tsx';
import { ReasonField } from '../../components/reason-field.tsx';
import type { ApplicantRecord } from '../../components/records.ts';
import { useFormat } from '../../components/use-format.ts';
import type { BackofficeDataProvider } from '../../providers/data-provider.ts';

type Choice = 'approve' | 'reject';

/** Approve and reject for a pending application, else what was decided (spec §4: only pending ones show buttons). */
export function Decision({ applicant, name }: { applicant: ApplicantRecord; name: string }) {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const dataProvider = useDataProvider<BackofficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<Choice>('approve');
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');

  if (applicant.status !== 'pending')
    return (
      <Typography color="text.secondary">
        {translate(`admin.applicants.${applicant.status}On`, { date: dateTime(applicant.decidedAt) })}
        {applicant.rejectionReason
          ? ` ${translate('admin.applicants.because', { reason: applicant.rejectionReason })}`
          : ''}
      </Typography>
    );

  const ask = (choice: Choice) => () => {
    setAsked(choice);
    setOpen(true);
  };
  const decide = async () => {
    await dataProvider.decideApplication({
      applicationId: applicant.id,
      decision: asked,
      ...(asked === 'reject' && reason.trim() ? { reason } : {}),
    });
    notify(`admin.applicants.${asked}.done`, { type: asked === 'approve' ? 'success' : 'info' });
    refresh();
  };
  return (
    <>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={ask('approve')}>
          {translate('admin.applicants.approve.action')}
        </Button>
        <Button variant="outlined" color="error" onClick={ask('reject')}>
          {translate('admin.applicants.reject.action')}
        </Button>
      </Stack>
      <AskDialog
        open={open}
        title={translate(`admin.applicants.${asked}.title`, { name })}
        text={translate(`admin.applicants.${asked}.text`)}
        confirm={translate(`admin.applicants.${asked}.action`)}
        failed={translate(`admin.applicants.${asked}.failed`)}
        tone={asked === 'approve' ? 'primary' : 'error'}
        onConfirm={decide}
        onClose={() => setOpen(false)}
      >
        {asked === 'reject' ? <ReasonField value={reason} onChange={setReason} /> : null}
      </AskDialog>
    </>
  );
}
