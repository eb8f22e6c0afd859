import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Application } from '../use-application.tsx';
import type { Photo } from '../use-photo.ts';
import { NextList } from './next-list.tsx';
import { PhotoField } from './photo-field.tsx';
import { Terms } from './terms.tsx';

/** Step 3: the last details, and what happens next. */
export function DetailsStep({ form, photo }: Pick<Application, 'form'> & { photo: Photo }) {
  const { t } = useTranslation('application');
  return (
    <Stack gap="lg">
      <TextInput
        label={t('fields.emergencyContact')}
        name="emergencyContact"
        description={t('fields.emergencyHint')}
        {...form.getInputProps('emergencyContact')}
      />
      <PhotoField form={form} photo={photo} />
      <Checkbox
        radius="xs"
        label={t('fields.insurance')}
        name="hasInsurance"
        {...form.getInputProps('hasInsurance', { type: 'checkbox' })}
      />
      <Terms form={form} />
      <NextList />
    </Stack>
  );
}
