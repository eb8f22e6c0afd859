import { NumberInput, Stack, Textarea } from '@mantine/core';
import { formatMoney } from '@patas/shared/i18n/format';
import { type Language, LOCALE_TAGS } from '@patas/shared/i18n/languages';
import type { ServiceItem } from '@patas/shared/page/page';
import { PRICE_PER_DAY } from '@patas/shared/sitter/choices';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useJson } from '../../../lib/use-json.ts';
import type { Application } from '../use-application.tsx';
import { ServiceChecklist } from './service-checklist.tsx';

/** Characters of 'About You' (shared/src/application/schema.ts). */
const ABOUT_LENGTH = 2000;

/** What stands before the cents in a language. */
const decimalSeparator = (language: Language): string =>
  new Intl.NumberFormat(LOCALE_TAGS[language]).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Step 2: what one offers, for how much, and who one is. */
export function ServicesStep({ form }: Pick<Application, 'form'>) {
  const { t } = useTranslation('application');
  const language = useLanguage();
  const services = useJson<ServiceItem[]>('/api/services.json');
  const money = (cents: number) => formatMoney(cents, language, { whole: true });
  return (
    <Stack gap="lg">
      <ServiceChecklist form={form} services={services} />
      <NumberInput
        label={t('fields.pricePerDay')}
        name="pricePerDay"
        description={t('fields.priceHint', {
          from: money(PRICE_PER_DAY.recommendedFrom),
          to: money(PRICE_PER_DAY.recommendedTo),
          min: money(PRICE_PER_DAY.min),
          max: money(PRICE_PER_DAY.max),
        })}
        placeholder={String(PRICE_PER_DAY.placeholder / 100)}
        min={PRICE_PER_DAY.min / 100}
        max={PRICE_PER_DAY.max / 100}
        clampBehavior="none"
        decimalScale={2}
        decimalSeparator={decimalSeparator(language)}
        allowedDecimalSeparators={['.', ',']}
        allowNegative={false}
        inputMode="decimal"
        leftSection="€"
        required
        maw="22rem"
        {...form.getInputProps('pricePerDay')}
        onChange={(value) => form.setFieldValue('pricePerDay', String(value))}
      />
      <Textarea
        label={t('fields.about')}
        name="description"
        placeholder={t('fields.aboutPlaceholder')}
        description={t('fields.aboutCount', { count: [...form.values.description].length, max: ABOUT_LENGTH })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={6}
        required
        {...form.getInputProps('description')}
      />
    </Stack>
  );
}
