import '../../../theme/styles-forms.ts';
import { Button, Stack } from '@mantine/core';
import { MIN_PASSWORD_LENGTH } from '@patas/shared/user/limits';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { notify } from '../../../lib/notify.ts';
import { resetPassword } from '../api/reset-password.ts';
import { isSpentCode } from '../problem.ts';
import { BLANK, useAuthForm } from '../use-auth-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from './form-problem.tsx';
import { PasswordField } from './password-field.tsx';

export interface ResetFormProps {
  code: string;
  email: string;
  /** A sitter who was just approved: friendlier words, and on to their own dashboard. */
  welcome: boolean;
  onSpent: () => void;
}

/** A new password for the account that the link belongs to. */
export function ResetForm({ code, email, welcome, onSpent }: ResetFormProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const { form, element, problem, busy, submit } = useAuthForm(useRef({ ...BLANK, email }));

  const save = async ({ password }: { password: string }) => {
    try {
      await resetPassword(code, email, password, language);
    } catch (error) {
      if (!isSpentCode(error)) throw error;
      return onSpent();
    }
    notify.success(t('done.passwordSaved'));
    await navigate(welcome ? paths.sitterDashboard.getHref() : paths.dashboard.getHref(), { replace: true });
  };

  return (
    <AuthCard
      title={welcome ? t('reset.welcomeTitle') : t('reset.title')}
      intro={welcome ? t('reset.welcomeIntro', { email }) : t('reset.intro', { email })}
    >
      <form ref={element} noValidate onSubmit={submit('reset', save)}>
        <Stack gap="md">
          <FormProblem problem={problem} />
          {/* Password managers file the new password under this. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            label={t('fields.newPassword')}
            name="password"
            autoComplete="new-password"
            description={t('fields.passwordHint', { n: MIN_PASSWORD_LENGTH })}
            {...form.getInputProps('password')}
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            {welcome ? t('reset.welcomeSubmit') : t('reset.submit')}
          </Button>
        </Stack>
      </form>
    </AuthCard>
  );
}
