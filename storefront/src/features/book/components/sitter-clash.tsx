import { Alert, Button, Group } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { clashes, offers } from '../sitter-choice.ts';
import type { Book } from '../use-book.tsx';
import { useDayWords } from './sitter-card.tsx';

export interface SitterClashProps {
  book: Pick<Book, 'form' | 'sitter' | 'service' | 'stay'>;
  onAssign: () => void;
}

/** Why the wanted sitter can't come, as soon as that is known, and the two ways on: other dates, or whoever we assign. */
export function SitterClash({ book: { form, sitter, service, stay }, onAssign }: SitterClashProps) {
  const { t } = useTranslation('booking');
  const words = useDayWords();
  const nights = sitter ? clashes(sitter.busy, stay) : [];
  const refused = form.errors.sitterId;
  const reason = () => {
    if (sitter && !sitter.available) return t('request.sitter.unavailable', { name: sitter.name });
    if (sitter && service && !offers(sitter, service.id)) return t('request.sitter.notOffered', { name: sitter.name });
    if (nights.length > 0) return t('request.sitter.busyNights', { nights: words(nights) });
    return null;
  };
  const text = reason() ?? refused;
  if (!text) return null;
  return (
    <Alert color="red" role="alert" icon={<IconCalendarX aria-hidden="true" />}>
      {text}
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" onClick={onAssign} data-focus-error={refused ? true : undefined}>
          {t('request.sitter.letUs')}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => form.getInputNode('start')?.focus()}>
          {t('request.sitter.otherDates')}
        </Button>
      </Group>
    </Alert>
  );
}
