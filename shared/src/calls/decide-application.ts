import * as z from 'zod/mini';
import { id, text } from '../text/schema.ts';
import { call } from './call.ts';

/**
 * Admin. Approving creates the sitter and the account (or links it) and mails an invitation; a call that was cut off is
 * completed by repeating it. Refusals: application-not-found, application-decided.
 */
export const decideApplication = call<{ status: 'approved' | 'rejected'; sitterId: string | null }>()(
  'decideApplication',
  z.object({ applicationId: id(), decision: z.enum(['approve', 'reject']), reason: z.optional(text(0, 1000)) }),
);
