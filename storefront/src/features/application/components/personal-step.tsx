import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { EXPERIENCE_YEARS } from '@patas/shared/sitter/choices';
import { LOCATIONS } from '@patas/shared/town';
import { useTranslation } from 'react-i18next';
import type { Application } from '../use-application.tsx';

/** Step 1: who applies. */
export function PersonalStep({ form }: Pick<Application, 'form'>) {
  const { t } = useTranslation(['application', 'domain']);
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label={t('fields.firstName')}
          name="firstName"
          autoComplete="given-name"
          required
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={t('fields.lastName')}
          name="lastName"
          autoComplete="family-name"
          required
          {...form.getInputProps('lastName')}
        />
      </SimpleGrid>
      <TextInput
        label={t('fields.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        {...form.getInputProps('email')}
      />
      <TextInput
        label={t('fields.phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        placeholder={t('fields.phonePlaceholder')}
        required
        {...form.getInputProps('phone')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NativeSelect
          label={t('fields.location')}
          name="location"
          required
          data={[
            { value: '', label: t('fields.locationPlaceholder'), disabled: true },
            ...LOCATIONS.map((value) => ({ value, label: t(`domain:location.${value}`) })),
          ]}
          {...form.getInputProps('location')}
        />
        <NativeSelect
          label={t('fields.experience')}
          name="experienceYears"
          required
          data={[
            { value: '', label: t('fields.experiencePlaceholder'), disabled: true },
            ...EXPERIENCE_YEARS.map((value) => ({ value, label: t(`domain:experience.${value}`) })),
          ]}
          {...form.getInputProps('experienceYears')}
        />
      </SimpleGrid>
    </Stack>
  );
}
