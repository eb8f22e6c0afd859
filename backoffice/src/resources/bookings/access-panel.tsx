import { Link as Anchor, Skeleton } from '@mui/material';
import { Fact, Facts } from '../../components/facts.tsx';
import { Failure } from '../../components/failure.tsx';
import { Panel } from '../../components/panel.tsx';
import { usePrivate } from './use-private.ts';

const Phone = ({ number }: { number: string | undefined }) =>
  number ? <Anchor href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</Anchor> : '–';

/** What only some may read: address, house, phones (design §3). */
export function AccessPanel({ bookingId }: { bookingId: string }) {
  const access = usePrivate(bookingId, 'access');
  const contacts = usePrivate(bookingId, 'contacts');
  const failed = access.error ? access : contacts.error ? contacts : null;
  return (
    <Panel title="admin.bookings.access">
      {failed ? (
        <Failure title="admin.failed.bookingPrivate" error={failed.error} onRetry={failed.refetch} />
      ) : access.isPending || contacts.isPending ? (
        <Skeleton variant="rounded" height={80} />
      ) : (
        <Facts>
          <Fact label="admin.fields.address" wide>
            {access.data?.addressText}
          </Fact>
          <Fact label="admin.bookings.house" wide>
            {access.data?.houseDetails}
          </Fact>
          <Fact label="admin.bookings.stayPhone">
            <Phone number={access.data?.contactPhone} />
          </Fact>
          <Fact label="admin.bookings.customerPhone">
            <Phone number={contacts.data?.customerPhone} />
          </Fact>
          <Fact label="admin.bookings.sitterPhone">
            <Phone number={contacts.data?.sitterPhone} />
          </Fact>
        </Facts>
      )}
    </Panel>
  );
}
