import { Alert, Box, Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { ToggleThemeButton, useLogin, useTranslate } from 'react-admin';
import { parting } from '../providers/parting.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';

/** What was typed: changing the language redraws the page, and must not empty it. */
const draft = { email: '', password: '' };

/** E-mail and password; says why when somebody is not let in. */
export function LoginPage() {
  const translate = useTranslate();
  const login = useLogin();
  const [typed, setTyped] = useState({ ...draft });
  const [problem, setProblem] = useState<string | null>(parting.get());
  const [busy, setBusy] = useState(false);
  const type = (field: keyof typeof draft) => (event: { target: { value: string } }) => {
    draft[field] = event.target.value;
    setTyped({ ...draft });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await login(typed);
      draft.password = '';
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'errors.internal');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr', p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <LanguageMenu />
        <ToggleThemeButton />
      </Stack>
      <Paper
        component="form"
        onSubmit={submit}
        sx={{ placeSelf: 'center', width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 }, mb: '12vh' }}
      >
        <Stack spacing={2}>
          <Logo size={44} />
          <div>
            <Typography variant="h5" component="h1">
              {translate('admin.login.title')}
            </Typography>
            <Typography color="text.secondary">{translate('admin.login.intro')}</Typography>
          </div>
          {problem ? <Alert severity="error">{translate(problem)}</Alert> : null}
          <TextField
            label={translate('ra.auth.email')}
            type="email"
            name="email"
            autoComplete="username"
            required
            autoFocus
            size="medium"
            value={typed.email}
            onChange={type('email')}
          />
          <TextField
            label={translate('ra.auth.password')}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            size="medium"
            value={typed.password}
            onChange={type('password')}
          />
          <Button type="submit" variant="contained" size="large" loading={busy} fullWidth>
            {translate('ra.auth.sign_in')}
          </Button>
        </Stack>
      </Paper>
    </Box>
  );
}
