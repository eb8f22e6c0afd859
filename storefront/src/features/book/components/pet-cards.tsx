import { ActionIcon, Button, Group, Input, Paper, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { MAX_PETS } from '@patas/shared/booking/schema';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BLANK_PET } from '../form.ts';
import type { Book } from '../use-book.tsx';

function PetCard({ form, index }: Pick<Book, 'form'> & { index: number }) {
  const { t } = useTranslation('booking');
  const id = useId();
  const title = t('request.pet.title', { n: index + 1 });
  const name = form.values.pets[index]?.name.trim() || title;
  return (
    <Paper withBorder p="md" component="fieldset" m={0} miw={0} aria-labelledby={id}>
      <Group justify="space-between" mb="xs" wrap="nowrap">
        <Text id={id} fw={600}>
          {title}
        </Text>
        {form.values.pets.length > 1 && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('request.pet.remove', { name })}
            onClick={() => form.removeListItem('pets', index)}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextInput label={t('request.pet.name')} required {...form.getInputProps(`pets.${index}.name`)} />
        <TextInput label={t('request.pet.breed')} {...form.getInputProps(`pets.${index}.breed`)} />
        <TextInput
          label={t('request.pet.age')}
          placeholder={t('request.pet.agePlaceholder')}
          {...form.getInputProps(`pets.${index}.age`)}
        />
      </SimpleGrid>
      <Textarea
        mt="sm"
        rows={2}
        label={t('request.pet.specialNeeds')}
        placeholder={t('request.pet.specialNeedsPlaceholder')}
        {...form.getInputProps(`pets.${index}.specialNeeds`)}
      />
    </Paper>
  );
}

/** Who is to be looked after: one card a pet, at least one (spec §2). */
export function PetCards({ form }: Pick<Book, 'form'>) {
  const { t } = useTranslation('booking');
  const list = useRef<HTMLDivElement>(null);
  const { pets } = form.values;
  const add = () => {
    form.insertListItem('pets', BLANK_PET);
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus());
  };
  return (
    <Stack gap="md" align="stretch">
      <Stack gap="md" ref={list}>
        {pets.map((_pet, index) => (
          <PetCard key={form.key(`pets.${index}`)} form={form} index={index} />
        ))}
      </Stack>
      {form.errors.pets && <Input.Error>{form.errors.pets}</Input.Error>}
      {pets.length < MAX_PETS ? (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={add}
          style={{ alignSelf: 'start' }}
        >
          {t('request.pet.add')}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {t('request.pet.max', { max: MAX_PETS })}
        </Text>
      )}
    </Stack>
  );
}
