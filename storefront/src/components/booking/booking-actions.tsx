import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, actionsFor } from '../../lib/bookings/actions.ts';
import type { BookingItem, Side } from '../../lib/bookings/booking-item.ts';
import { useNow } from '../../lib/use-now.ts';

const ActionDialog = lazy(() => import('./action-dialog.tsx'));

const LOOKS = {
  accept: { variant: 'filled' },
  decline: { variant: 'default' },
  cancel: { variant: 'default' },
} as const satisfies Record<Action, object>;

/** What this side can do with the booking now; each asks once more before it happens. */
export function BookingActions({
  booking,
  side,
  size = 'sm',
}: {
  booking: BookingItem;
  side: Side;
  size?: 'sm' | 'md';
}) {
  const { t } = useTranslation('dashboard');
  const [asked, setAsked] = useState<Action | null>(null);
  const actions = actionsFor(booking, side, useNow());
  if (actions.length === 0 && asked === null) return null;
  return (
    <>
      <Group gap="sm">
        {actions.map((action) => (
          <Button key={action} size={size} {...LOOKS[action]} onClick={() => setAsked(action)}>
            {t(`actions.${action}.button`)}
          </Button>
        ))}
      </Group>
      <Suspense>
        {asked && <ActionDialog action={asked} booking={booking} side={side} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}
