import { PageHead } from '../../lib/page-head.tsx';

export default function SearchPage() {
  return <PageHead title="SearchPage" />;
}
