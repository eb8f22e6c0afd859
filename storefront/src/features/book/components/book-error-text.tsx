import { isErrorCode } from '@patas/shared/errors';
import { useTranslation } from 'react-i18next';
import type { BookErrorKey } from '../validate.ts';

/** What is wrong with a field; as an element it follows the language on screen. */
export function BookErrorText({ k }: { k: BookErrorKey }) {
  const { t } = useTranslation(['booking', 'errors']);
  return isErrorCode(k) ? t(k, { ns: 'errors' }) : t(`request.errors.${k}`);
}
