import { PageHead } from '../../lib/page-head.tsx';

export default function AuthPage() {
  return <PageHead title="AuthPage" />;
}
