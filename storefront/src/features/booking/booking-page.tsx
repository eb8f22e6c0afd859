import { PageHead } from '../../lib/page-head.tsx';

export default function BookingPage() {
  return <PageHead title="BookingPage" />;
}
