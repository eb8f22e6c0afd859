import { PageHead } from '../../lib/page-head.tsx';

export default function LocationPage() {
  return <PageHead title="LocationPage" />;
}
