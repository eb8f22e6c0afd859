import type { Language } from '@patas/shared/i18n/languages';
import { addDays, dayOf } from '@patas/shared/time/lisbon';
import type { Locator, Page } from 'playwright-core';
import { main } from './screens.ts';
import { say, WORDS } from './words.ts';

const { request } = WORDS.en.booking;

/** A time of a day ahead, as the date fields take it. */
export const at = (days: number, time = '10:00'): string => `${addDays(dayOf(new Date()), days)}T${time}`;

/** A part of /book-now by its heading. */
export const part = (page: Page, name: keyof typeof request.sections, language: Language = 'en'): Locator =>
  main(page).getByRole('region', { name: WORDS[language].booking.request.sections[name], exact: true });

/** What somebody fills in on /book-now. */
export interface Wish {
  /** The service's id. */
  service: string;
  from: string;
  to: string;
  town: string;
  pets: readonly string[];
  house?: string;
  phone: string;
}

/** Fills in /book-now, sitter apart. */
export async function fillWish(page: Page, wish: Wish, language: Language = 'en'): Promise<void> {
  const { fields, pet } = WORDS[language].booking.request;
  await part(page, 'service', language).locator(`input[value="${wish.service}"]`).check();
  const when = part(page, 'when', language);
  await when.getByLabel(fields.start).fill(wish.from);
  await when.getByLabel(fields.end).fill(wish.to);
  await when.getByLabel(fields.location).selectOption(wish.town);
  const pets = part(page, 'pets', language);
  for (const [index, name] of wish.pets.entries()) {
    if (index > 0) await pets.getByRole('button', { name: pet.add }).click();
    await pets
      .getByRole('group', { name: say(pet.title, { n: index + 1 }) })
      .getByLabel(pet.name)
      .fill(name);
  }
  if (wish.house) await part(page, 'house', language).getByLabel(fields.house).fill(wish.house);
  await part(page, 'contact', language).getByLabel(fields.phone).fill(wish.phone);
}

/** Sends the request. */
export const ask = (page: Page, language: Language = 'en'): Promise<void> =>
  main(page).getByRole('button', { name: WORDS[language].booking.request.submit, exact: true }).click();
