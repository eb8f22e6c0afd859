import { Button, Title } from '@mantine/core';
import { BOOKING_GROUPS, type BookingGroup } from '@patas/shared/booking/groups';
import { type ReactNode, useState } from 'react';
import type { BookingItem } from '../../lib/bookings/booking-item.ts';
import classes from './booking-groups.module.css';

/** Past stays shown before one asks for more. */
const STEP = 10;

export interface BookingGroupsProps {
  groups: Record<BookingGroup, BookingItem[]>;
  /** Headings, what an empty group says, and the button under a long one. */
  words: { titles: Record<BookingGroup, string>; empty: Record<BookingGroup, string>; showMore: string };
  render: (booking: BookingItem, group: BookingGroup) => ReactNode;
}

/** The three groups of a dashboard (spec §4). */
export function BookingGroups({ groups, words, render }: BookingGroupsProps) {
  const [shown, setShown] = useState(STEP);
  return BOOKING_GROUPS.map((group) => {
    const bookings = group === 'past' ? groups.past.slice(0, shown) : groups[group];
    return (
      <section key={group} id={group} className={classes.group} aria-labelledby={`${group}-title`}>
        <Title order={2} size="h3" id={`${group}-title`}>
          {words.titles[group]}
        </Title>
        {bookings.length === 0 && <p className={classes.empty}>{words.empty[group]}</p>}
        <ul className={classes.list}>
          {bookings.map((booking) => (
            <li key={booking.id}>{render(booking, group)}</li>
          ))}
        </ul>
        {bookings.length < groups[group].length && (
          <Button variant="default" style={{ alignSelf: 'center' }} onClick={() => setShown(shown + STEP)}>
            {words.showMore}
          </Button>
        )}
      </section>
    );
  });
}
