import { paths } from '@patas/shared/paths';
import type { PaymentSettings } from '@patas/shared/payment/schema';
import type { Platform } from './connect.ts';
import { services } from './data/services.ts';

const PAYMENTS: PaymentSettings = {
  mbwayPhone: '+351 910 000 001',
  iban: 'PT50 0000 0000 0000 0000 0000 0',
  accountHolder: 'Patas da Prata, Lda.',
};

/** Services and how to pay by hand. */
export async function seedCatalogue({ db }: Platform): Promise<number> {
  const batch = db.batch();
  for (const { id, ...service } of services) batch.set(db.doc(paths.service(id)), service);
  batch.set(db.doc(paths.paymentSettings), PAYMENTS);
  await batch.commit();
  return services.length;
}
