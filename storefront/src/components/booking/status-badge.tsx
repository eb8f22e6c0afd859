import { STATUS_TONES, type StatusKey } from '../../lib/bookings/status-key.ts';
import classes from './status-badge.module.css';

/** How a booking stands, in the screen's own words. */
export function StatusBadge({ status, label }: { status: StatusKey; label: string }) {
  return (
    <span className={classes.badge} data-tone={STATUS_TONES[status]} data-status={status}>
      {label}
    </span>
  );
}
