import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './book.module.css';

/** One part of the form, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="md">
        {title}
      </Title>
      {children}
    </section>
  );
}
