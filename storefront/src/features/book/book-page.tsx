import { PageHead } from '../../lib/page-head.tsx';

export default function BookPage() {
  return <PageHead title="BookPage" />;
}
