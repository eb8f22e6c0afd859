import { Container } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../lib/session/store.ts';
import { AccountForms } from './components/account-forms.tsx';
import { ResetLink } from './components/reset-link.tsx';
import { VerifyLink } from './components/verify-link.tsx';
import { authMode } from './mode.ts';
import { safeNext } from './safe-next.ts';

/** /auth: signing in and up, a forgotten password, and where the links in account mails lead (spec §2). */
export default function AuthPage() {
  const [query] = useSearchParams();
  const session = useSession();
  const [working, setWorking] = useState(false);
  const mode = authMode(query);
  const next = safeNext(query.get('next'));
  const screen = () => {
    if (mode.kind === 'reset') return <ResetLink key={mode.code} code={mode.code} welcome={mode.welcome} />;
    if (mode.kind === 'verify') return <VerifyLink key={mode.code} code={mode.code} next={next} />;
    if (session.status === 'signed-in' && !working) return <Navigate to={next ?? paths.dashboard.getHref()} replace />;
    return <AccountForms kind={mode.kind} next={next} onWorking={setWorking} />;
  };
  return (
    <Container size="lg" py={{ base: 'lg', sm: 'xl' }}>
      {screen()}
    </Container>
  );
}
