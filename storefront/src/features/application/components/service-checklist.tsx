import { Checkbox, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ServiceItem } from '@patas/shared/page/page';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { Json } from '../../../lib/use-json.ts';
import type { Application } from '../use-application.tsx';
import classes from './service-checklist.module.css';

export interface ServiceChecklistProps extends Pick<Application, 'form'> {
  services: Json<ServiceItem[]>;
}

function Waiting() {
  const { t } = useTranslation('application');
  return (
    <Stack gap="xs" aria-busy="true">
      <VisuallyHidden role="status">{t('services.loading')}</VisuallyHidden>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={58} radius="md" />
      ))}
    </Stack>
  );
}

/** The active services, to tick those one offers: name and type (spec §2). */
export function ServiceChecklist({ form, services: { data, error, retry } }: ServiceChecklistProps) {
  const { t } = useTranslation(['application', 'domain']);
  const language = useLanguage();
  if (error) return <ErrorNotice message={t('services.failed')} code={error.code} onRetry={retry} />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <Text c="dimmed">{t('services.none')}</Text>;
  return (
    <Checkbox.Group
      label={t('fields.services')}
      required
      withAsterisk
      {...form.getInputProps('servicesOffered')}
      value={form.values.servicesOffered}
    >
      <div className={classes.list}>
        {data.map(({ id, name, serviceType }) => (
          <Checkbox
            radius="xs"
            key={id}
            className={classes.item}
            value={id}
            aria-invalid={form.errors.servicesOffered ? true : undefined}
            label={name[language]}
            description={t(`domain:serviceType.${serviceType}`)}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
