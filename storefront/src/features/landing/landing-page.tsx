import { PageHead } from '../../lib/page-head.tsx';

export default function LandingPage() {
  return <PageHead title="LandingPage" />;
}
