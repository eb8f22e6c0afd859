import { PageHead } from '../../lib/page-head.tsx';

export default function ApplicationPage() {
  return <PageHead title="ApplicationPage" />;
}
