import { Input, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ServiceItem } from '@patas/shared/page/page';
import { SERVICE_TYPES } from '@patas/shared/service/schema';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { ServicePrice } from '../../../components/sitter/service-price.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { unitCents } from '../estimate.ts';
import type { Book } from '../use-book.tsx';
import classes from './choice.module.css';

function Waiting() {
  const { t } = useTranslation('booking');
  return (
    <Stack gap="xs" aria-busy="true">
      <VisuallyHidden role="status">{t('request.services.loading')}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={84} radius="md" />
      ))}
    </Stack>
  );
}

interface OptionProps {
  service: ServiceItem;
  book: Pick<Book, 'form' | 'sitter'>;
}

function Option({ service, book: { form, sitter } }: OptionProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { id, name, description, durationHours } = service;
  const offered = !sitter || sitter.services[id] !== undefined;
  return (
    <label className={classes.choice} data-quiet={offered ? undefined : true}>
      <input
        type="radio"
        name="serviceId"
        value={id}
        checked={form.values.serviceId === id}
        onChange={() => form.setFieldValue('serviceId', id)}
        aria-invalid={form.errors.serviceId ? true : undefined}
      />
      <span className={classes.text}>
        <span className={classes.name}>{name[language]}</span>
        <span className={classes.description}>{description[language]}</span>
      </span>
      <span className={classes.price}>
        {offered ? (
          <ServicePrice cents={unitCents(service, sitter)} durationHours={durationHours} />
        ) : (
          <span className={classes.description}>{t('request.sitter.notBy', { name: sitter.name })}</span>
        )}
      </span>
    </label>
  );
}

/** The services by type, with what they cost (spec §2). */
export function ServiceChoice({ book }: { book: Pick<Book, 'form' | 'services' | 'sitter'> }) {
  const { t } = useTranslation(['booking', 'domain']);
  const { data, error, retry } = book.services;
  if (error) return <ErrorNotice message={t('request.services.failed')} code={error.code} onRetry={retry} />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <Text c="dimmed">{t('request.services.none')}</Text>;
  const groups = SERVICE_TYPES.map((type) => ({ type, list: data.filter(({ serviceType }) => serviceType === type) }));
  return (
    <Stack gap="md">
      {groups
        .filter(({ list }) => list.length > 0)
        .map(({ type, list }) => (
          <fieldset key={type} className={classes.group}>
            <legend>{t(`domain:serviceType.${type}`)}</legend>
            {list.map((service) => (
              <Option key={service.id} service={service} book={book} />
            ))}
          </fieldset>
        ))}
      {book.form.errors.serviceId && <Input.Error>{book.form.errors.serviceId}</Input.Error>}
    </Stack>
  );
}
