import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './auth-card.module.css';

/** One step of /auth: what it is about, its form or result, and where else to go. */
export function AuthCard({
  title,
  intro,
  children,
  footer,
}: {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <Paper className={classes.card} withBorder shadow="sm" radius="lg">
      <Stack gap="xs" mb={children ? 'lg' : 0}>
        <Title order={1} size="h2">
          {title}
        </Title>
        {intro && <Text c="dimmed">{intro}</Text>}
      </Stack>
      {children}
      {footer && <div className={classes.footer}>{footer}</div>}
    </Paper>
  );
}
