import '../../../theme/styles-surfaces.ts';
import { Alert, Anchor, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { type AuthFormKind, modeQuery } from '../mode.ts';
import { useAccountActs } from '../use-account-acts.ts';
import { BLANK } from '../use-auth-form.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { ResetSent } from './reset-sent.tsx';

/** Where else one may have wanted to go from each form. */
const OTHER = { signIn: 'signUp', signUp: 'signIn', forgot: 'signIn' } as const satisfies Record<
  AuthFormKind,
  AuthFormKind
>;

export interface AccountFormsProps {
  kind: AuthFormKind;
  next: string | null;
  /** While a form is at work the page must not lead away somebody who has just become signed in. */
  onWorking: (working: boolean) => void;
}

/** Signing in, signing up and asking for a reset link: three forms over the same values. */
export function AccountForms({ kind, next, onWorking }: AccountFormsProps) {
  const { t } = useTranslation('auth');
  const typed = useRef(BLANK);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const acts = useAccountActs({ next, onWorking, onResetSent: setSentTo });
  const title = t(`${kind}.title`);
  return (
    <>
      <PageHead title={title} noindex />
      {kind === 'forgot' && sentTo ? (
        <ResetSent email={sentTo} next={next} onAgain={() => setSentTo(null)} />
      ) : (
        <AuthCard
          title={title}
          intro={t(`${kind}.intro`)}
          footer={
            <Text size="sm">
              {kind !== 'forgot' && <>{t(`${kind}.other`)} </>}
              <Anchor component={Link} to={modeQuery(OTHER[kind], next) || '?'} inherit fw={600}>
                {kind === 'forgot' ? t('forgot.back') : t(`${kind}.otherLink`)}
              </Anchor>
            </Text>
          }
        >
          {next?.startsWith(paths.bookNow.path) && (
            <Alert mb="md" icon={<IconInfoCircle aria-hidden="true" />}>
              {t('toBook')}
            </Alert>
          )}
          <AccountForm key={kind} kind={kind} typed={typed} next={next} onSubmit={acts[kind]} />
        </AuthCard>
      )}
    </>
  );
}
