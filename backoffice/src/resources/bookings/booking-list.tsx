import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import { Stack } from '@mui/material';
import { BOOKING_STATUSES } from '@patas/shared/booking/status';
import { DataTable, SelectInput, SimpleList, TextInput, useTranslate } from 'react-admin';
import { choices } from '../../components/choices.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageList } from '../../components/page-list.tsx';
import type { BookingRecord } from '../../components/records.ts';
import { StatusChip } from '../../components/status-chip.tsx';
import { useFormat, useLanguage } from '../../components/use-format.ts';

const filters = [
  <SelectInput key="status" source="status" alwaysOn choices={choices(BOOKING_STATUSES, 'booking.status')} />,
  <TextInput key="reference" source="reference" alwaysOn resettable />,
];

/** All bookings, newest first. */
export function BookingList() {
  const translate = useTranslate();
  const language = useLanguage();
  const { money, days, range, date } = useFormat();
  const sitterOf = ({ sitter }: BookingRecord) => sitter?.name ?? translate('admin.bookings.noSitter');
  return (
    <PageList
      resource="bookings"
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={<EmptyState icon={EventNoteOutlined} text="admin.empty.bookings" />}
      wide={
        <DataTable<BookingRecord> bulkActionButtons={false} rowClick="show">
          <DataTable.Col<BookingRecord> source="reference" disableSort />
          <DataTable.Col<BookingRecord>
            source="startTs"
            sx={{ whiteSpace: 'nowrap' }}
            render={({ startTs, endTs }) => days(startTs, endTs)}
          />
          <DataTable.Col<BookingRecord>
            source="serviceId"
            disableSort
            render={({ serviceName }) => serviceName[language]}
          />
          <DataTable.Col<BookingRecord> source="customer" disableSort render={({ customer }) => customer.name} />
          <DataTable.Col<BookingRecord> source="sitter" disableSort render={sitterOf} />
          <DataTable.Col<BookingRecord>
            align="right"
            source="amountCents"
            disableSort
            render={({ amountCents }) => money(amountCents)}
          />
          <DataTable.Col<BookingRecord>
            source="status"
            disableSort
            render={({ status }) => <StatusChip status={status} labels="booking.status" />}
          />
          <DataTable.Col<BookingRecord> source="createdAt" render={({ createdAt }) => date(createdAt)} />
        </DataTable>
      }
      narrow={
        <SimpleList<BookingRecord>
          rowClick="show"
          primaryText={({ customer, sitter }) => (sitter ? `${customer.name} → ${sitter.name}` : customer.name)}
          secondaryText={(booking) => (
            <Stack component="span" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
              <span>{range(booking.startTs, booking.endTs)}</span>
              <span>
                {booking.serviceName[language]} · {money(booking.amountCents)}
              </span>
              <StatusChip status={booking.status} labels="booking.status" />
            </Stack>
          )}
        />
      }
    />
  );
}
