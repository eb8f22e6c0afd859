import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { onward, tellWhat, tellWho } from './lib/apply.ts';
import { violations } from './lib/axe.ts';
import { type Person, REFUSED, useBrowser } from './lib/browser.ts';
import { BACKOFFICE, STOREFRONT } from './lib/origins.ts';
import { alive, group, main, open, signIn, title } from './lib/screens.ts';
import { WORDS } from './lib/words.ts';
import { type Named, type Neighbour, newNeighbour, newOwner, newRequest, PASSWORD } from './lib/world.ts';

const { application, booking, common, dashboard, search } = WORDS.en;
const { person } = useBrowser();

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 780 };
const LOOKS = [
  { scheme: 'light', size: WIDE },
  { scheme: 'light', size: NARROW },
  { scheme: 'dark', size: NARROW },
  { scheme: 'dark', size: WIDE },
] as const;

/** Looks at what is on screen in both colour schemes, on a large and a small screen: no fault, nothing to scroll sideways. */
async function expectAccessible(page: Page): Promise<void> {
  const faults: string[] = [];
  for (const { scheme, size } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const look = `${scheme} at ${size.width}px`;
    faults.push(...(await violations(page)).map((fault) => `${look}: ${fault}`));
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (beyond > 0) faults.push(`${look}: ${beyond}px to scroll sideways`);
  }
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(faults).toEqual([]);
}

describe('for visitors', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await person({ breaks: [REFUSED] }));
  });

  test.each([
    ['landing', ''],
    ['town', '/location/peniche'],
    ['search', '/search'],
    ['search with nobody found', '/search?max=1'],
    ['sitter', '/sitter/ana-marques'],
    ['unknown sitter', '/sitter/nobody-at-all'],
    ['signing in', '/auth'],
    ['signing up', '/auth?mode=signup'],
    ['forgotten password', '/auth?mode=forgot'],
    ['not found', '/no-such-page'],
  ])('%s', async (_, path) => {
    await open(page, path);
    await expectAccessible(page);
  });

  test('the three steps of an application', async () => {
    await open(page, '/become-sitter');
    await onward(page).click();
    await main(page).getByText(application.errors.firstName).waitFor();
    await expectAccessible(page);
    await tellWho(page, {
      first: 'Rui',
      last: 'Vento',
      email: 'rui@patas.example',
      phone: '+351 912 345 678',
      town: 'peniche',
    });
    await main(page).getByRole('checkbox').first().waitFor();
    await expectAccessible(page);
    await tellWhat(page, ['Dog walk'], '20', 'Wind and dogs.');
    await main(page).getByLabel(application.fields.terms).waitFor();
    await expectAccessible(page);
  });
});

describe('for members', () => {
  let owner: Named;
  let sitter: Neighbour;
  let bookingId: string;
  let ownerSide: Person;
  beforeAll(async () => {
    [owner, sitter] = await Promise.all([newOwner(), newNeighbour()]);
    bookingId = await newRequest(owner, sitter);
    ownerSide = await person();
    await signIn(ownerSide.page, owner.email, { password: PASSWORD });
  });

  test('dashboard and its question', async () => {
    const { page } = ownerSide;
    const pending = group(page, dashboard.customer.pending);
    await pending.getByText(sitter.name).waitFor();
    await expectAccessible(page);
    await pending.getByRole('button', { name: dashboard.actions.cancel.button }).click();
    await page.getByRole('dialog').getByLabel(dashboard.actions.reason).waitFor();
    await expectAccessible(page);
  });

  test('booking with its thread', async () => {
    const { page } = ownerSide;
    await open(page, `/booking/${bookingId}`);
    const box = main(page).getByLabel(booking.detail.messages.label);
    await box.fill('Hello!');
    await box.press('Enter');
    await main(page).getByRole('log').getByText('Hello!').waitFor();
    await expectAccessible(page);
  });

  test('asking for a booking, and what is missing', async () => {
    const { page } = ownerSide;
    await open(page, '/book-now?sitter=ana-marques');
    await main(page).getByRole('article').getByText('Ana Marques').waitFor();
    await expectAccessible(page);
    await main(page).getByRole('button', { name: booking.request.submit }).click();
    await main(page).getByText(booking.request.errors.service).waitFor();
    await expectAccessible(page);
  });

  test('no sitter, no admin', async () => {
    const { page } = ownerSide;
    await open(page, '/sitter-dashboard');
    await expectAccessible(page);
    await open(page, '/admin');
    await expectAccessible(page);
  });

  test('sitter’s dashboard', async () => {
    const { page } = await person();
    await signIn(page, sitter.person.email, { password: PASSWORD, next: '/sitter-dashboard' });
    await group(page, dashboard.sitter.pending).getByText(owner.name).waitFor();
    await expectAccessible(page);
  });
});

// The back office's lists and records: backoffice.test.ts.
test('the door of the back office', async () => {
  const { page } = await person();
  await page.goto(BACKOFFICE);
  await page.locator('input[name="email"]').waitFor();
  await expectAccessible(page);
});

/** Presses Tab until what has the focus has this name. */
async function tabTo(page: Page, name: string, { most = 40 } = {}): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((wanted) => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return false;
      const label = element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null;
      const said = [element.ariaLabel, element.textContent, label?.textContent].map((text) =>
        text?.replace('*', '').trim(),
      );
      return said.includes(wanted);
    }, name);
    if (found) return;
  }
  throw new Error(`Tab never reached "${name}"`);
}

describe('by keyboard alone', () => {
  test('the skip link leads past the header', async () => {
    const { page } = await person();
    await open(page, '/search');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(common.skipToContent);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the menu of a small screen opens, leads on and closes', async () => {
    const { page } = await person({ viewport: NARROW });
    await open(page, '');
    await tabTo(page, common.nav.menu);
    await page.keyboard.press('Enter');
    const link = page.getByRole('banner').getByRole('link', { name: common.nav.knowOurSitters });
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(common.nav.menu);
    await page.keyboard.press('Enter');
    await tabTo(page, common.nav.knowOurSitters);
    await page.keyboard.press('Enter');
    await title(page, search.heading).waitFor();
    await link.waitFor({ state: 'hidden' });
  });

  test('one can sign in and write a message', async () => {
    const { page } = await person();
    const [owner, sitter] = await Promise.all([newOwner(), newNeighbour()]);
    const bookingId = await newRequest(owner, sitter);
    const { fields } = WORDS.en.auth;
    await open(page, `/auth?next=${encodeURIComponent(`/booking/${bookingId}`)}`);
    await tabTo(page, fields.email);
    await page.keyboard.type(owner.email);
    await tabTo(page, fields.password);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await title(page, booking.detail.title).waitFor();
    await main(page).getByText(booking.detail.messages.empty).waitFor();
    await tabTo(page, booking.detail.messages.label);
    await page.keyboard.type('All by keys.');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Even two lines.');
    await tabTo(page, booking.detail.messages.send);
    await page.keyboard.press('Enter');
    await main(page).getByRole('log').getByText('All by keys.\nEven two lines.').waitFor();
  });
});

describe('as one likes it', () => {
  test('another language changes the address and the page, and keeps what was typed', async () => {
    const { page } = await person();
    await open(page, '/become-sitter');
    await main(page).getByLabel(application.fields.firstName).fill('Zoé');
    await page.getByRole('banner').getByLabel(`${common.language}: English`).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL(`${STOREFRONT}/fr/become-sitter`);
    await title(page, WORDS.fr.application.title).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-FR');
    expect(await main(page).getByLabel(WORDS.fr.application.fields.firstName).inputValue()).toBe('Zoé');
  });

  test('the chosen colours stay', async () => {
    const { page } = await person({ colorScheme: 'light' });
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    await open(page, '');
    expect(await scheme()).toBe('light');
    await page.getByRole('contentinfo').getByLabel(common.colors.label).selectOption('dark');
    expect(await scheme()).toBe('dark');
    await page.reload();
    expect(await scheme()).toBe('dark');
    await alive(page);
    expect(await scheme()).toBe('dark');
    expect(await page.getByRole('contentinfo').getByLabel(common.colors.label).inputValue()).toBe('dark');
  });
});
