import { Button, Loader } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/page-head.tsx';
import { emailOfResetCode } from '../api/reset-password.ts';
import { modeQuery } from '../mode.ts';
import { type AuthProblem, authProblem, isSpentCode } from '../problem.ts';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from './form-problem.tsx';
import { ResetForm } from './reset-form.tsx';

type State =
  | { is: 'checking' }
  | { is: 'spent' }
  | { is: 'good'; email: string }
  | { is: 'failed'; problem: AuthProblem };

/** Somebody came by the link in a reset mail or an invitation: asks whose it is before it asks for a password. */
export function ResetLink({ code, welcome }: { code: string; welcome: boolean }) {
  const { t } = useTranslation('auth');
  const [state, setState] = useState<State>({ is: 'checking' });
  const check = useCallback(() => {
    let stale = false;
    const settle = (next: State) => !stale && setState(next);
    setState({ is: 'checking' });
    emailOfResetCode(code).then(
      (email) => settle({ is: 'good', email }),
      (error: unknown) => settle(isSpentCode(error) ? { is: 'spent' } : { is: 'failed', problem: authProblem(error) }),
    );
    return () => {
      stale = true;
    };
  }, [code]);
  useEffect(check, [check]);

  const title = welcome ? t('reset.welcomeTitle') : t('reset.title');
  const screens = {
    checking: () => (
      <AuthCard title={title} intro={t('reset.checking')}>
        <Loader aria-hidden="true" />
      </AuthCard>
    ),
    spent: () => (
      <AuthCard title={t('reset.expiredTitle')} intro={t('reset.expiredText')}>
        <Button component={Link} to={modeQuery('forgot', null)} fullWidth>
          {t('reset.requestNew')}
        </Button>
      </AuthCard>
    ),
  };
  return (
    <>
      <PageHead title={title} noindex />
      {(state.is === 'checking' || state.is === 'spent') && screens[state.is]()}
      {state.is === 'good' && (
        <ResetForm code={code} email={state.email} welcome={welcome} onSpent={() => setState({ is: 'spent' })} />
      )}
      {state.is === 'failed' && (
        <AuthCard title={title}>
          <FormProblem problem={state.problem} />
          <Button mt="md" variant="default" fullWidth onClick={check}>
            {t('retry')}
          </Button>
        </AuthCard>
      )}
    </>
  );
}
