import { Checkbox, Select, Skeleton, Stack, Text } from '@mantine/core';
import type { ServiceItem } from '@patas/shared/page/page';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { useDirectory } from '../../../lib/directory/use-directory.ts';
import { sitterOptions } from '../sitter-options.ts';
import type { Book } from '../use-book.tsx';
import { SitterOptionRow } from './sitter-option-row.tsx';

/** At most so many names at a time; typing finds the others. */
const SHOWN = 40;

export interface SitterPickerProps {
  book: Pick<Book, 'form' | 'stay' | 'sitter'>;
  service: ServiceItem;
}

/** The sitters who offer the service, from the town of the stay or from everywhere. */
export function SitterPicker({ book: { form, stay, sitter }, service }: SitterPickerProps) {
  const { t } = useTranslation('booking');
  const [everywhere, setEverywhere] = useState(false);
  const town = everywhere ? undefined : form.values.location || undefined;
  const { pages, failed, retry } = useDirectory(town, true);
  const options = useMemo(() => (pages ? sitterOptions(pages, service.id, stay) : []), [pages, service.id, stay]);
  const chosen =
    sitter && !options.some(({ card }) => card.id === sitter.id) ? [{ value: sitter.id, label: sitter.name }] : [];
  return (
    <Stack gap="xs">
      {failed && <ErrorNotice message={t('request.sitter.failed')} onRetry={retry} />}
      {!pages && !failed && <Skeleton height={42} radius="md" aria-busy="true" />}
      {pages && options.length === 0 && <Text c="dimmed">{t('request.sitter.none')}</Text>}
      {pages && options.length + chosen.length > 0 && (
        <Select
          aria-label={t('request.sitter.choose')}
          placeholder={t('request.sitter.search')}
          searchable
          limit={SHOWN}
          maxDropdownHeight={360}
          nothingFoundMessage={t('request.sitter.noMatch')}
          data={[
            ...chosen,
            ...options.map(({ card, free }) => ({ value: card.id, label: card.name, disabled: !free })),
          ]}
          value={form.values.sitterId || null}
          onChange={(id) => form.setFieldValue('sitterId', id ?? '')}
          renderOption={({ option }) => (
            <SitterOptionRow
              option={options.find(({ card }) => card.id === option.value)}
              service={service}
              name={option.label}
            />
          )}
        />
      )}
      {form.values.location && (
        <Checkbox
          radius="xs"
          size="sm"
          label={t('request.sitter.everywhere')}
          checked={everywhere}
          onChange={(event) => setEverywhere(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
