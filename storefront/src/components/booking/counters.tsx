import { BOOKING_GROUPS, type BookingGroup } from '@patas/shared/booking/groups';
import classes from './counters.module.css';

/** How many bookings each group has; each leads to its group on the page. `counts` null: on their way. */
export function Counters({
  label,
  words,
  counts,
}: {
  label: string;
  words: Record<BookingGroup, string>;
  counts: Record<BookingGroup, number> | null;
}) {
  return (
    <ul className={classes.counters} aria-label={label}>
      {BOOKING_GROUPS.map((group) => (
        <li key={group}>
          <a href={`#${group}`} className={classes.counter} data-group={group}>
            <span className={classes.number}>{counts ? counts[group] : '–'}</span>
            <span className={classes.word}>{words[group]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
