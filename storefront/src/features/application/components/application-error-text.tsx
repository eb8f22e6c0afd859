import { formatMoney } from '@patas/shared/i18n/format';
import { PRICE_PER_DAY } from '@patas/shared/sitter/choices';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { ApplicationErrorKey } from '../validate.ts';

/** What is wrong with a field; as an element it follows the language on screen. */
export function ApplicationErrorText({ k }: { k: ApplicationErrorKey }) {
  const { t } = useTranslation('application');
  const language = useLanguage();
  return t(`errors.${k}`, {
    min: formatMoney(PRICE_PER_DAY.min, language, { whole: true }),
    max: formatMoney(PRICE_PER_DAY.max, language, { whole: true }),
  });
}
