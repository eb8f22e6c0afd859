import { PageHead } from '../../lib/page-head.tsx';

export default function SitterDashboardPage() {
  return <PageHead title="SitterDashboardPage" />;
}
