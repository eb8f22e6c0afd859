import { AdminGate } from './admin-gate.tsx';

export default function AdminPage() {
  return <AdminGate />;
}
