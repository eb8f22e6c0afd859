import '../../../theme/styles-forms.ts';
import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { MIN_PASSWORD_LENGTH } from '@patas/shared/user/limits';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type AuthFormKind, modeQuery } from '../mode.ts';
import type { AuthField } from '../problem.ts';
import { type AuthValues, useAuthForm } from '../use-auth-form.tsx';
import { FormProblem } from './form-problem.tsx';
import { PasswordField } from './password-field.tsx';

const FIELDS: Record<AuthFormKind, readonly AuthField[]> = {
  signIn: ['email', 'password'],
  signUp: ['fullName', 'email', 'password'],
  forgot: ['email'],
};

export interface AccountFormProps {
  kind: AuthFormKind;
  /** What was typed so far, in whichever form. */
  typed: { current: AuthValues };
  next: string | null;
  onSubmit: (values: AuthValues) => Promise<void>;
}

/** The fields of signing in, signing up or asking for a reset link. */
export function AccountForm({ kind, typed, next, onSubmit }: AccountFormProps) {
  const { t } = useTranslation('auth');
  const { form, element, problem, busy, submit } = useAuthForm(typed);
  const shows = (field: AuthField) => FIELDS[kind].includes(field);
  return (
    <form ref={element} noValidate onSubmit={submit(kind, onSubmit)}>
      <Stack gap="md">
        <FormProblem problem={problem} />
        {shows('fullName') && (
          <TextInput
            label={t('fields.fullName')}
            name="name"
            autoComplete="name"
            required
            {...form.getInputProps('fullName')}
          />
        )}
        <TextInput
          label={t('fields.email')}
          type="email"
          name="email"
          autoComplete={kind === 'forgot' ? 'email' : 'username'}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.getInputProps('email')}
        />
        {shows('password') && (
          <PasswordField
            label={t('fields.password')}
            name="password"
            autoComplete={kind === 'signUp' ? 'new-password' : 'current-password'}
            description={kind === 'signUp' ? t('fields.passwordHint', { n: MIN_PASSWORD_LENGTH }) : undefined}
            {...form.getInputProps('password')}
          />
        )}
        {kind === 'signIn' && (
          <Group justify="flex-end">
            <Anchor component={Link} to={modeQuery('forgot', next)} size="sm">
              {t('signIn.forgot')}
            </Anchor>
          </Group>
        )}
        <Button type="submit" size="md" fullWidth loading={busy}>
          {t(`${kind}.submit`)}
        </Button>
      </Stack>
    </form>
  );
}
