import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { notify } from '../../lib/notify.ts';
import { requestReset } from './api/request-reset.ts';
import { signIn } from './api/sign-in.ts';
import { signUp } from './api/sign-up.ts';
import type { AuthFormKind } from './mode.ts';
import type { AuthValues } from './use-auth-form.tsx';

type Act = (values: AuthValues) => Promise<void>;

/** What the button of each form does, with the words that follow (spec §8). */
export function useAccountActs({
  next,
  onWorking,
  onResetSent,
}: {
  next: string | null;
  onWorking: (working: boolean) => void;
  onResetSent: (email: string) => void;
}): Record<AuthFormKind, Act> {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const arrive = () => navigate(next ?? paths.dashboard.getHref(), { replace: true });
  const working =
    (act: Act): Act =>
    async (values) => {
      onWorking(true);
      try {
        await act(values);
      } finally {
        onWorking(false);
      }
    };
  return {
    signIn: working(async (values) => {
      const name = await signIn(values, language);
      notify.success(name ? t('done.welcomeBack', { name }) : t('done.welcomeBackPlain'));
      await arrive();
    }),
    signUp: working(async (values) => {
      const { mailSent } = await signUp(values, language);
      if (mailSent) notify.success(t('done.signUp'));
      else notify.error(t('done.signUpMailFailed'));
      await arrive();
    }),
    forgot: async ({ email }) => {
      await requestReset(email, language);
      onResetSent(email.trim());
    },
  };
}
