import * as z from 'zod/mini';
import { id } from '../text/schema.ts';

/** What admins did, for other admins to read. */
export const AUDIT_ACTIONS = [
  'application.approve',
  'application.reject',
  'role.grant',
  'role.revoke',
  'booking',
] as const;

/** `auditLog/{id}`. */
export const auditEntrySchema = z.object({
  action: z.enum(AUDIT_ACTIONS),
  /** The admin; null for an operator's command. */
  actorId: z.nullable(id()),
  /** What it was done to: an application, an account, a booking. */
  targetId: id(),
  /** The booking event, the role: ids and codes only, no personal data. */
  detail: z.nullable(z.string()),
  at: z.date(),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;
