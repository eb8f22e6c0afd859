import { Button, Loader, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { VerifyEmailBanner } from '../../../components/verify-email-banner/verify-email-banner.tsx';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session/store.ts';
import { verifyEmail } from '../api/verify-email.ts';
import { modeQuery } from '../mode.ts';
import { type AuthProblem, authProblem, isSpentCode } from '../problem.ts';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from './form-problem.tsx';

type State = { is: 'working' | 'done' | 'spent' } | { is: 'failed'; problem: AuthProblem };

/** Somebody came by the link that confirms an address: confirms it, and says clearly how that went. */
export function VerifyLink({ code, next }: { code: string; next: string | null }) {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const [state, setState] = useState<State>({ is: 'working' });
  const verify = useCallback(() => {
    setState({ is: 'working' });
    verifyEmail(code).then(
      () => setState({ is: 'done' }),
      (error: unknown) =>
        setState(isSpentCode(error) ? { is: 'spent' } : { is: 'failed', problem: authProblem(error) }),
    );
  }, [code]);
  useEffect(verify, [verify]);

  const onward = user ? (next ?? paths.dashboard.getHref()) : modeQuery('signIn', next) || '?';
  const done = state.is === 'done' || (state.is === 'spent' && user?.emailVerified);
  if (done)
    return (
      <AuthCard title={t('verify.doneTitle')} intro={t('verify.doneText')}>
        <PageHead title={t('verify.doneTitle')} noindex />
        <Button component={Link} to={onward} replace fullWidth>
          {user ? t('verify.doneContinue') : t('signIn.submit')}
        </Button>
      </AuthCard>
    );
  if (state.is === 'working')
    return (
      <AuthCard title={t('verify.title')}>
        <PageHead title={t('verify.title')} noindex />
        <Loader aria-hidden="true" />
      </AuthCard>
    );
  return (
    <AuthCard
      title={t('verify.failedTitle')}
      intro={state.is === 'failed' ? undefined : t('verify.failedExpired')}
      footer={
        !user && (
          <>
            <Text size="sm" mb="sm">
              {t('verify.failedSignedOut')}
            </Text>
            <Button component={Link} to={onward} variant="default">
              {t('signIn.submit')}
            </Button>
          </>
        )
      }
    >
      <PageHead title={t('verify.failedTitle')} noindex />
      {state.is === 'failed' && (
        <>
          <FormProblem problem={state.problem} />
          <Button my="md" fullWidth variant="default" onClick={verify}>
            {t('retry')}
          </Button>
        </>
      )}
      <VerifyEmailBanner />
    </AuthCard>
  );
}
