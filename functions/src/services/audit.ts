import type { AuditEntry } from '@patas/shared/audit/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../lib/documents.ts';

/** Notes what an admin did, in the transaction that does it. */
export function audit(tx: Transaction, entry: Omit<AuditEntry, 'detail'> & { detail?: string | null }): void {
  tx.create(collections.auditLog().doc(), { detail: null, ...entry });
}
