import { formatDate } from '@patas/shared/i18n/format';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import classes from './thread.module.css';

export interface MessageBubbleProps {
  author: string;
  mine: boolean;
  content: string;
  at: Date;
  /** On its way, or not sent. */
  state?: 'sending' | 'failed' | 'sent';
  children?: ReactNode;
}

/** One message; its text is shown as it is, never as markup. */
export function MessageBubble({ author, mine, content, at, state, children }: MessageBubbleProps) {
  const language = useLanguage();
  return (
    <div className={classes.message} data-mine={mine || undefined} data-state={state}>
      <span className={classes.author}>{author}</span>
      <p className={classes.content}>{content}</p>
      <span className={classes.time}>
        {state !== 'sending' && state !== 'failed' && (
          <time dateTime={at.toISOString()}>{formatDate(at, language, { timeStyle: 'short' })}</time>
        )}
        {children}
      </span>
    </div>
  );
}
