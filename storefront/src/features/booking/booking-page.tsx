import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Page } from '../../components/page.tsx';
import { ProtectedRoute } from '../../components/protected-route.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useSession } from '../../lib/session/store.ts';
import { isBookingId } from './api/use-booking.ts';
import { BookingNotFound, BookingScreen } from './components/booking-screen.tsx';

/** /booking/{id}: one booking, for its two sides (spec §2). */
export default function BookingPage() {
  const { t } = useTranslation('booking');
  const { id = '' } = useParams();
  const session = useSession();
  return (
    <ProtectedRoute>
      <PageHead title={t('detail.meta', { reference: id.slice(0, 8) })} noindex />
      <Page>
        {!isBookingId(id) && <BookingNotFound />}
        {isBookingId(id) && session.status === 'signed-in' && <BookingScreen key={id} id={id} session={session} />}
      </Page>
    </ProtectedRoute>
  );
}
