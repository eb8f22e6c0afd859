import { Container } from '@mantine/core';
import type { ReactNode } from 'react';

/** As wide as header and footer. */
const WIDTH = 'calc(var(--patas-page-width) + 2 * var(--mantine-spacing-md))';

/** A page's content within the site's margins; `narrow` for lists that are read line by line. */
export function Page({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <Container size={narrow ? '54rem' : WIDTH} py="xl">
      {children}
    </Container>
  );
}
