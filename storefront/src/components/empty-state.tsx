import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** A drawing or icon; decorative. */
  picture?: ReactNode;
  /** What to do instead: a link or button. */
  action?: ReactNode;
  /** Level of the title in the page's outline. */
  order?: 1 | 2 | 3;
}

/** Nothing to show here, and what to do about it. */
export function EmptyState({ title, text, picture, action, order = 2 }: EmptyStateProps) {
  const Heading = `h${order}` as const;
  return (
    <div className={classes.state}>
      {picture && <div aria-hidden="true">{picture}</div>}
      <Heading className={classes.title} data-order={order}>
        {title}
      </Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
