import * as z from 'zod/mini';
import { email } from '../text/schema.ts';
import { call } from './call.ts';

/**
 * Admin. Gives or takes the admin role; taking it ends the person's sessions. Refusals: account-not-found,
 * account-unverified (no role for an address its account has not proved), last-admin.
 */
export const grantRole = call<{ userId: string; roles: 'admin'[] }>()(
  'grantRole',
  z.object({ email: email(), role: z.literal('admin'), granted: z.boolean() }),
);
