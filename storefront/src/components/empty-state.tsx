import { Stack, Text, Title } from '@mantine/core';
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
  return (
    <Stack className={classes.state} align="center" gap="sm">
      {picture && <div aria-hidden="true">{picture}</div>}
      <Title order={order} size={order === 1 ? 'h2' : 'h3'} ta="center">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" ta="center" maw="34rem">
          {text}
        </Text>
      )}
      {action}
    </Stack>
  );
}
