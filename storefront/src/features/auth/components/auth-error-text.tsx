import { MIN_PASSWORD_LENGTH } from '@patas/shared/user/limits';
import { useTranslation } from 'react-i18next';
import type { AuthErrorKey } from '../problem.ts';

/** A problem in words; as an element it follows the language on screen. */
export function AuthErrorText({ k, message }: { k: AuthErrorKey; message?: string | undefined }) {
  const { t } = useTranslation('auth');
  return t(`errors.${k}`, { n: MIN_PASSWORD_LENGTH, message: message ?? '' });
}
