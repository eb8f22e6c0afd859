import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { AskDialog } from '../../components/ask-dialog.tsx';
import type { BackofficeDataProvider } from '../../providers/data-provider.ts';

/** Gives or takes the admin role; taking it ends the person's sessions. */
export function RoleButton({ change }: { change: 'grant' | 'revoke' }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackofficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const granted = change === 'grant';
  const submit = async () => {
    await dataProvider.grantRole({ email, role: 'admin', granted });
    notify(`admin.team.${change}.done`, { type: 'success', messageArgs: { email } });
    setEmail('');
    refresh();
  };
  return (
    <>
      <Button
        variant={granted ? 'contained' : 'outlined'}
        color={granted ? 'primary' : 'error'}
        onClick={() => setOpen(true)}
      >
        {translate(`admin.team.${change}.action`)}
      </Button>
      <AskDialog
        open={open}
        title={translate(`admin.team.${change}.title`)}
        text={translate(`admin.team.${change}.text`)}
        confirm={translate(`admin.team.${change}.action`)}
        failed={translate(`admin.team.${change}.failed`)}
        tone={granted ? 'primary' : 'error'}
        ready={email.trim() !== ''}
        onConfirm={submit}
        onClose={() => setOpen(false)}
      >
        <TextField
          label={translate('ra.auth.email')}
          type="email"
          required
          autoFocus
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </AskDialog>
    </>
  );
}
