import { Container } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { type CallError, toCallError } from '../lib/call-error.ts';
import { ensureSession } from '../lib/session/session.ts';
import { useSession } from '../lib/session/store.ts';
import { useRoleRefresh } from '../lib/session/use-role-refresh.ts';
import { ErrorNotice } from './error-notice.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** Follows the record of the person's roles while a signed-in screen is open. */
function RoleRefresh({ uid }: { uid: string }) {
  useRoleRefresh(uid);
  return null;
}

/** A screen for people who are signed in; others go to /auth and come back after. */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search } = useLocation();
  const [state, setState] = useState<'asking' | 'known' | CallError>('asking');
  const ask = useCallback(() => {
    setState('asking');
    ensureSession().then(
      () => setState('known'),
      (error: unknown) => setState(toCallError(error)),
    );
  }, []);
  useEffect(ask, [ask]);
  if (session.status === 'signed-in')
    return (
      <>
        <RoleRefresh uid={session.user.uid} />
        {children}
      </>
    );
  if (state === 'known' && session.status === 'signed-out')
    return <Navigate to={paths.auth.getHref({ next: pathname + search })} replace />;
  if (typeof state === 'string') return <PageSkeleton />;
  return (
    <Container size="sm" py="xl">
      <ErrorNotice message={t('sessionFailed')} onRetry={ask} />
    </Container>
  );
}
