import { useTranslate } from 'react-admin';
import { Fact, Facts } from '../../components/facts.tsx';
import { Panel } from '../../components/panel.tsx';
import type { BookingRecord } from '../../components/records.ts';
import { useFormat } from '../../components/use-format.ts';

/** What the stay costs and what has been paid. */
export function ValuePanel({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate();
  const { money } = useFormat();
  return (
    <Panel title="admin.bookings.value">
      <Facts>
        <Fact label="admin.fields.amountCents">{money(booking.amountCents)}</Fact>
        <Fact label="admin.bookings.paid">{money(booking.paidCents)}</Fact>
        <Fact label="admin.bookings.unitPrice">{money(booking.unitPriceCents)}</Fact>
        <Fact label="admin.bookings.payment">{translate(`domain.paymentStatus.${booking.paymentStatus}`)}</Fact>
      </Facts>
    </Panel>
  );
}
