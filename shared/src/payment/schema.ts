import * as z from 'zod/mini';
import { text } from '../text/schema.ts';

/** `settings/payments`: how to pay by hand (spec §2 my-invoices). */
export const paymentSettingsSchema = z.object({
  mbwayPhone: text(1, 40),
  iban: text(1, 40),
  accountHolder: text(1, 120),
});
export type PaymentSettings = z.output<typeof paymentSettingsSchema>;
