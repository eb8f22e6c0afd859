import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { CONTACT_TIMES } from '@patas/shared/booking/schema';
import { useTranslation } from 'react-i18next';
import type { Book } from '../use-book.tsx';

/** How and when to reach the owner, and what else there is to say. */
export function ContactFields({ form }: Pick<Book, 'form'>) {
  const { t } = useTranslation(['booking', 'domain']);
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label={t('request.fields.phone')}
          name="contactPhone"
          type="tel"
          autoComplete="tel"
          description={t('request.fields.phoneHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          {...form.getInputProps('contactPhone')}
        />
        <NativeSelect
          label={t('request.fields.contactTime')}
          name="contactTime"
          data={CONTACT_TIMES.map((value) => ({ value, label: t(`domain:contactTime.${value}`) }))}
          {...form.getInputProps('contactTime')}
        />
      </SimpleGrid>
      <Textarea
        label={t('request.fields.instructions')}
        name="specialInstructions"
        placeholder={t('request.fields.instructionsPlaceholder')}
        rows={3}
        {...form.getInputProps('specialInstructions')}
      />
    </Stack>
  );
}
