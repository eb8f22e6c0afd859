import type { Page } from 'playwright-core';
import { main } from './screens.ts';
import { WORDS } from './words.ts';

const { actions, fields } = WORDS.en.application;

/** Who applies to become a sitter. */
export interface Applicant {
  first: string;
  last: string;
  email: string;
  phone: string;
  town: string;
}

/** The button that leads on: 'Next', and at the end 'Submit application'. */
export const onward = (page: Page, name: 'next' | 'submit' | 'retry' = 'next') =>
  main(page).getByRole('button', { name: actions[name], exact: true });

/** Step 1 of /become-sitter, and on to the next. */
export async function tellWho(page: Page, { first, last, email, phone, town }: Applicant): Promise<void> {
  const form = main(page);
  await form.getByLabel(fields.firstName).fill(first);
  await form.getByLabel(fields.lastName).fill(last);
  await form.getByLabel(fields.email).fill(email);
  await form.getByLabel(fields.phone).fill(phone);
  await form.getByLabel(fields.location).selectOption(town);
  await form.getByLabel(fields.experience).selectOption('3-5');
  await onward(page).click();
}

/** Step 2, and on to the next. `services` by their English names. */
export async function tellWhat(page: Page, services: readonly string[], price: string, about: string): Promise<void> {
  const form = main(page);
  for (const name of services) await form.getByRole('checkbox', { name }).check();
  await form.getByLabel(fields.pricePerDay).fill(price);
  await form.getByLabel(fields.about).fill(about);
  await onward(page).click();
}

/** Step 3: the terms are agreed to. */
export const agree = (page: Page): Promise<void> => main(page).getByLabel(fields.terms).check();
