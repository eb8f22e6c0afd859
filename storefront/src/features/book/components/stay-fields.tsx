import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { MAX_DAYS_AHEAD, MAX_STAY_DAYS } from '@patas/shared/booking/schedule';
import { DAY_MS, fromLocalInput, toLocalInput } from '@patas/shared/time/lisbon';
import { LOCATIONS } from '@patas/shared/town';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Book } from '../use-book.tsx';

const later = (from: Date, days: number) => toLocalInput(new Date(from.getTime() + days * DAY_MS));

/** When and where: wall-clock times in Portugal, whatever the person's own clock says. */
export function StayFields({ form }: Pick<Book, 'form'>) {
  const { t } = useTranslation(['booking', 'domain']);
  const [now] = useState(() => new Date());
  const start = fromLocalInput(form.values.start);
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label={t('request.fields.start')}
          name="start"
          type="datetime-local"
          min={toLocalInput(now)}
          max={later(now, MAX_DAYS_AHEAD)}
          required
          {...form.getInputProps('start')}
        />
        <TextInput
          label={t('request.fields.end')}
          name="end"
          type="datetime-local"
          min={start ? form.values.start : toLocalInput(now)}
          max={start ? later(start, MAX_STAY_DAYS) : undefined}
          required
          {...form.getInputProps('end')}
        />
      </SimpleGrid>
      <Text size="xs" c="dimmed" mt={-8}>
        {t('request.fields.timeZone')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NativeSelect
          label={t('request.fields.location')}
          name="location"
          required
          data={[
            { value: '', label: t('request.fields.locationPlaceholder'), disabled: true },
            ...LOCATIONS.map((value) => ({ value, label: t(`domain:location.${value}`) })),
          ]}
          {...form.getInputProps('location')}
        />
        <TextInput
          label={t('request.fields.address')}
          name="addressText"
          autoComplete="street-address"
          description={t('request.fields.addressHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('addressText')}
        />
      </SimpleGrid>
    </Stack>
  );
}
