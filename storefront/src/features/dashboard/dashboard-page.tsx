import { PageHead } from '../../lib/page-head.tsx';

export default function DashboardPage() {
  return <PageHead title="DashboardPage" />;
}
