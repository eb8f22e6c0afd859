import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

/** A part of the booking on its own ground, under its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}
