import { Skeleton } from '@mantine/core';
import classes from './results.module.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Cards on their way. */
export function CardSkeletons() {
  return (
    <div className={classes.grid} aria-hidden="true">
      {PLACES.map((place) => (
        <Skeleton key={place} className={classes.skeleton ?? ''} radius="lg" />
      ))}
    </div>
  );
}
