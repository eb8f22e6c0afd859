import './env.ts';
import { randomUUID } from 'node:crypto';
import type { CallInput } from '@patas/shared/calls/call';
import { submitApplication } from '@patas/shared/calls/submit-application';
import { storagePaths } from '@patas/shared/paths';
import { bucket } from '../../../functions/src/lib/app.ts';
import { succeed } from './call.ts';
import { newEmail } from './people.ts';

type Form = CallInput<typeof submitApplication>;

/** An application as the wizard sends it. */
export const form = (services: readonly string[], fields: Partial<Form> = {}): Form => ({
  firstName: 'Marta',
  lastName: 'Reis',
  email: newEmail('marta'),
  phone: '+351 912 345 678',
  location: 'peniche',
  experienceYears: '1-3',
  servicesOffered: [...services],
  pricePerDayCents: 2800,
  description: 'I grew up with dogs.',
  emergencyContact: 'Pai, 912 000 000',
  hasInsurance: true,
  agreedToTerms: true,
  photoPath: null,
  requestId: randomUUID(),
  locale: 'de',
  ...fields,
});

export interface Applied {
  applicationId: string;
  email: string;
}

/** A pending application. */
export async function newApplication(services: readonly string[], fields: Partial<Form> = {}): Promise<Applied> {
  const input = form(services, fields);
  const { applicationId } = await succeed(submitApplication, input);
  return { applicationId, email: input.email };
}

/** The smallest PNG there is: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads as the wizard does; the path it sends along. */
export async function uploadPhoto(content: Buffer = PIXEL, contentType = 'image/png'): Promise<string> {
  const path = storagePaths.applicantPhoto(randomUUID(), 'png');
  await bucket().file(path).save(content, { contentType, resumable: false });
  return path;
}
