import { Input, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import type { Book } from '../use-book.tsx';
import classes from './choice.module.css';
import { SitterCard, SitterCardSkeleton } from './sitter-card.tsx';
import { SitterClash } from './sitter-clash.tsx';
import { SitterPicker } from './sitter-picker.tsx';

type SitterBook = Pick<Book, 'form' | 'service' | 'sitter' | 'sitterPage' | 'sitterMissing' | 'stay'>;

/** Whom the owner would like: whoever we assign, or one of those who offer the service. */
export function SitterSection({ book }: { book: SitterBook }) {
  const { t } = useTranslation('booking');
  const { form, sitter, sitterPage, sitterMissing, service } = book;
  const { sitterId } = form.values;
  const [choosing, setChoosing] = useState(false);
  const named = choosing || sitterId !== '';
  const assign = () => {
    setChoosing(false);
    form.setFieldValue('sitterId', '');
  };
  return (
    <Stack gap="md">
      <div className={classes.group}>
        <label className={classes.choice}>
          <input type="radio" name="sitterMode" checked={!named} onChange={assign} />
          <span className={classes.text}>
            <span className={classes.name}>{t('request.sitter.assign')}</span>
            <span className={classes.description}>{t('request.sitter.assignHint')}</span>
          </span>
        </label>
        <label className={classes.choice}>
          <input type="radio" name="sitterMode" checked={named} onChange={() => setChoosing(true)} />
          <span className={classes.name}>{t('request.sitter.choose')}</span>
        </label>
      </div>
      {named &&
        (service ? (
          <SitterPicker book={book} service={service} />
        ) : (
          <Text c="dimmed">{t('request.sitter.pickService')}</Text>
        ))}
      {sitterId !== '' && !sitter && !sitterPage.error && <SitterCardSkeleton />}
      {sitterPage.error &&
        (sitterMissing ? (
          <Input.Error role="alert">{t('request.sitter.missing')}</Input.Error>
        ) : (
          <ErrorNotice message={t('request.sitter.failed')} code={sitterPage.error.code} onRetry={sitterPage.retry} />
        ))}
      {sitter && <SitterCard sitter={sitter} service={service} town={form.values.location} />}
      <SitterClash book={book} onAssign={assign} />
    </Stack>
  );
}
