import { PageHead } from '../../lib/page-head.tsx';

export default function SitterPage() {
  return <PageHead title="SitterPage" />;
}
