import { Button, Divider, Stack, Text, Title } from '@mantine/core';
import { isDaily } from '@patas/shared/booking/pricing';
import { formatDateTime, formatMoney } from '@patas/shared/i18n/format';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { Book } from '../use-book.tsx';
import classes from './book.module.css';

type Summarized = Pick<Book, 'service' | 'sitter' | 'form' | 'stay' | 'price' | 'newAmountCents' | 'failure' | 'busy'>;

/** How the total comes about: units × price, and why so many units. */
function Breakdown({ service, price }: Pick<Summarized, 'service' | 'price'>) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  if (!service || !price) return null;
  const unit = formatMoney(price.unitPriceCents, language);
  return (
    <>
      <Text size="sm">
        {isDaily(service.durationHours)
          ? t('request.estimate.days', { count: price.units, price: unit })
          : t('request.estimate.periods', { count: price.units, hours: service.durationHours, price: unit })}
      </Text>
      <Text size="xs" c="dimmed">
        {t('request.estimate.duration', { count: price.hours })}
      </Text>
    </>
  );
}

/** What is being asked for and what it will cost, with the button that asks. */
export function Summary({ book }: { book: Summarized }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { service, sitter, form, stay, price, newAmountCents, failure, busy } = book;
  const total = newAmountCents ?? price?.amountCents;
  return (
    <aside className={classes.summary} aria-label={t('request.sections.summary')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('request.sections.summary')}
        </Title>
        {service && <Text fw={600}>{service.name[language]}</Text>}
        {service && <Text size="sm">{sitter && form.values.sitterId ? sitter.name : t('request.sitter.assign')}</Text>}
        {stay && price && (
          <Text size="sm" c="dimmed">
            {formatDateTime(stay.start, language)} – {formatDateTime(stay.end, language)}
          </Text>
        )}
        <Divider />
        <div aria-live="polite">
          {total === undefined ? (
            <Text size="sm" c="dimmed">
              {t('request.estimate.empty')}
            </Text>
          ) : (
            <Stack gap={4}>
              {newAmountCents === null && <Breakdown service={service} price={price} />}
              <div className={classes.total}>
                <span>{t('request.estimate.title')}</span>
                <strong>{formatMoney(total, language)}</strong>
              </div>
              {newAmountCents !== null && (
                <Text size="sm" c="red" role="alert">
                  {t('request.estimate.changed', { price: formatMoney(newAmountCents, language) })}
                </Text>
              )}
            </Stack>
          )}
        </div>
        <Text size="xs" c="dimmed">
          {t('request.estimate.note')}
        </Text>
        {failure && <ErrorNotice message={t('request.failed')} code={failure} />}
        <Button type="submit" size="md" fullWidth loading={busy}>
          {failure ? t('request.retry') : t('request.submit')}
        </Button>
      </Stack>
    </aside>
  );
}
