import type { Language } from '@patas/shared/i18n/languages';
import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../tools/seed/accounts.ts';
import { BACKOFFICE, STOREFRONT } from './origins.ts';
import { WORDS } from './words.ts';

/** Waits until the program behind a page's HTML is there and has nothing left to do: before, a button is only a picture of one. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const title = document.querySelector('main h1');
    return title !== null && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })));
}

/** Opens a page of the storefront and waits for its program. */
export async function open(page: Page, path: string, language: Language = 'en'): Promise<void> {
  await page.goto(`${STOREFRONT}/${language}${path}`);
  await alive(page);
}

/** The page without header, footer and toasts. */
export const main = (page: Page): Locator => page.getByRole('main');

/** The heading of the page: what people read first. */
export const title = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

/** A group of a dashboard by its heading. */
export const group = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true });

/** A short message that comes and goes. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('.mantine-Notification-root').filter({ hasText: text }).first();

/** Types into the form of /auth that is on screen. */
export async function fillAccount(
  page: Page,
  values: { name?: string; email?: string; password?: string },
  language: Language = 'en',
) {
  const { fields } = WORDS[language].auth;
  const form = main(page);
  if (values.name !== undefined) await form.getByRole('textbox', { name: fields.fullName }).fill(values.name);
  if (values.email !== undefined) await form.getByRole('textbox', { name: fields.email }).fill(values.email);
  if (values.password !== undefined) await form.locator('input[name="password"]').fill(values.password);
}

/** Signs in on /auth and waits for the page that follows. */
export async function signIn(
  page: Page,
  email: string,
  { password = DEMO_PASSWORD, next = '/dashboard', language = 'en' as Language } = {},
) {
  await open(page, `/auth?next=${encodeURIComponent(next)}`, language);
  await fillAccount(page, { email, password }, language);
  await main(page).getByRole('button', { name: WORDS[language].auth.signIn.submit, exact: true }).click();
  await page.waitForURL(`${STOREFRONT}/${language}${next}`);
  await title(page, WORDS[language].auth.signIn.title).waitFor({ state: 'detached' });
}

/** Signs in to the back office and waits for its dashboard. */
export async function enterBackoffice(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto(BACKOFFICE);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.getByTestId('pendingApplications').waitFor();
}
