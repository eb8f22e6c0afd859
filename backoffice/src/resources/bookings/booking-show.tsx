import { useRecordContext, useTranslate } from 'react-admin';
import { Columns } from '../../components/columns.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { RecordHeading, RecordPage } from '../../components/record-page.tsx';
import type { BookingRecord } from '../../components/records.ts';
import { StatusChip } from '../../components/status-chip.tsx';
import { useFormat } from '../../components/use-format.ts';
import { AccessPanel } from './access-panel.tsx';
import { BookingActions } from './booking-actions.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { StayPanel } from './stay-panel.tsx';
import { ValuePanel } from './value-panel.tsx';

export const BookingShow = () => (
  <RecordPage resource="bookings">
    <BookingPage />
  </RecordPage>
);

function BookingPage() {
  const booking = useRecordContext<BookingRecord>();
  const translate = useTranslate();
  const { dateTime } = useFormat();
  if (!booking) return <PageSkeleton />;
  return (
    <>
      <RecordHeading
        title={translate('admin.bookings.title', { reference: booking.reference })}
        chip={<StatusChip status={booking.status} labels="booking.status" />}
      >
        {translate('admin.bookings.created', { date: dateTime(booking.createdAt) })}
      </RecordHeading>
      <Columns
        main={
          <>
            <StayPanel booking={booking} />
            <AccessPanel bookingId={booking.id} />
            <MessagesPanel bookingId={booking.id} />
          </>
        }
        act={<BookingActions booking={booking} />}
        more={
          <>
            <ValuePanel booking={booking} />
            <HistoryPanel bookingId={booking.id} />
          </>
        }
      />
    </>
  );
}
