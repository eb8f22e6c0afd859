import { AdminGate } from './admin-gate.tsx';

export default function AdminPaymentsPage() {
  return <AdminGate />;
}
