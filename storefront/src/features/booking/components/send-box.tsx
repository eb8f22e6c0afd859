import { Button, Textarea, VisuallyHidden } from '@mantine/core';
import '../../../theme/styles-forms.ts';
import { MAX_MESSAGE_LENGTH } from '@patas/shared/message/schema';
import { cleanText, textLength } from '@patas/shared/text/clean';
import { IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './send-box.module.css';

/** The counter shows from here on. */
const NEAR_LIMIT = 1800;

export interface SendBoxProps {
  text: string;
  onChange: (text: string) => void;
  onSend: (content: string) => void;
  /** How many were sent so far: each is announced. */
  sent: number;
  ref: Ref<HTMLTextAreaElement>;
}

/** Enter sends, Shift + Enter starts a new line (spec §2); nothing is cut off, too long is said. */
export function SendBox({ text, onChange, onSend, sent, ref }: SendBoxProps) {
  const { t } = useTranslation('booking');
  const hint = useId();
  const content = cleanText(text);
  const length = textLength(content);
  const left = MAX_MESSAGE_LENGTH - length;
  const sendable = length > 0 && left >= 0;
  const send = () => {
    if (sendable) onSend(content);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a Chinese word is composed, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={classes.box}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        ref={ref}
        label={t('detail.messages.label')}
        placeholder={t('detail.messages.placeholder')}
        aria-describedby={hint}
        value={text}
        error={left < 0 && t('detail.messages.over', { count: -left })}
        autosize
        minRows={3}
        maxRows={10}
        classNames={{ input: classes.input ?? '' }}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.foot}>
        <span id={hint} className={classes.hint}>
          {length >= NEAR_LIMIT && left >= 0 ? t('detail.messages.left', { count: left }) : t('detail.messages.hint')}
        </span>
        <VisuallyHidden role="status">{sent > 0 && <span key={sent}>{t('detail.messages.sent')}</span>}</VisuallyHidden>
        <Button type="submit" disabled={!sendable} rightSection={<IconSend2 size={18} aria-hidden="true" />}>
          {t('detail.messages.send')}
        </Button>
      </div>
    </form>
  );
}
