import { randomUUID } from 'node:crypto';
import { paths } from '@patas/shared/paths';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../functions/src/lib/app.ts';
import { documents } from '../../functions/src/lib/documents.ts';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { newApplication } from '../functions/lib/applications.ts';
import { newStory } from '../functions/lib/bookings.ts';
import { newPerson, PASSWORD } from '../functions/lib/people.ts';
import { removeSitters, writeSitter } from '../functions/lib/sitters.ts';
import { newService } from '../functions/lib/world.ts';
import { violations } from './lib/axe.ts';
import { OFFLINE, type Person, type PersonOptions, REFUSED, useBrowser } from './lib/browser.ts';
import { mailTo } from './lib/inbox.ts';
import { BACKOFFICE } from './lib/origins.ts';
import { photo } from './lib/pictures.ts';
import { enterBackoffice, title } from './lib/screens.ts';
import { until } from './lib/until.ts';
import { like, say, WORDS } from './lib/words.ts';

const browser = useBrowser();
const { admin, booking, errors, mail } = WORDS.en;
const word = () => randomUUID().slice(0, 6);
const everywhere = (name: string) => ({ en: name, pt: name, es: name, de: name, zh: name, fr: name });

/** What a page says that lost the servers behind it: Firestore's client tells the console, and asks the internet for a picture. */
const LOST = [OFFLINE, /Could not reach Cloud Firestore/, /cleardot\.gif/];

const present: Person[] = [];
async function person(options: PersonOptions = {}): Promise<Person> {
  const somebody = await browser.person(options);
  present.push(somebody);
  return somebody;
}
// At the beginning of the next test: the screens of a failed one are still to be kept.
beforeEach(async () => {
  for (const somebody of present.splice(0)) await browser.leave(somebody);
});

/** Opens a page of the back office as the demo's admin. */
async function at(path: string, options: PersonOptions = {}): Promise<Page> {
  const { page } = await person(options);
  await enterBackoffice(page, ADMIN.email);
  await page.goto(`${BACKOFFICE}${path}`);
  return page;
}

/** What goes to the servers behind the page, but not to the site itself. */
const BEHIND = (address: URL) => address.origin !== BACKOFFICE;

describe('who may enter', () => {
  test('somebody who is no admin is told so and stays outside', async () => {
    const { page } = await person();
    const { email } = await newPerson();
    await page.goto(`${BACKOFFICE}/sitters`);
    await page.locator('input[name="email"]').fill(email);
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Access denied. Admin privileges required.').waitFor();
    await page.reload();
    await page.locator('input[name="password"]').waitFor();
  });

  test('a wrong password is refused; what was typed survives another language', async () => {
    const { page } = await person({ breaks: [REFUSED] });
    await page.goto(BACKOFFICE);
    await page.locator('input[name="email"]').fill(ADMIN.email);
    await page.locator('input[name="password"]').fill('not this one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Invalid email or password. Please try again.').waitFor();
    await page.getByRole('button', { name: like(admin.fields.language) }).click();
    await page.getByRole('menuitem', { name: 'Français' }).click();
    await page.getByRole('heading', { name: WORDS.fr.admin.login.title }).waitFor();
    expect(await page.locator('input[name="email"]').inputValue()).toBe(ADMIN.email);
    expect(await page.locator('input[name="password"]').inputValue()).toBe('not this one');
  });

  test('whoever loses the role is out with the next thing they ask for', async () => {
    const { page } = await person({ breaks: [REFUSED] });
    const { uid, email } = await newPerson({ admin: true });
    await enterBackoffice(page, email, PASSWORD);
    await documents.userRole(uid).update({ roles: [] });
    await page.getByRole('menuitem', { name: 'Sitters' }).click();
    await page.locator('input[name="password"]').waitFor();
    await page.getByText('Access denied. Admin privileges required.').waitFor();
  });
});

test('the dashboard counts what is there', async () => {
  const page = await at('/');
  const counts = {
    pendingApplications: db().collection(paths.applicants).where('status', '==', 'pending'),
    activeSitters: db().collection(paths.sitters).where('available', '==', true).where('verified', '==', true),
    totalApplications: db().collection(paths.applicants),
    allSitters: db().collection(paths.sitters),
  };
  for (const [name, query] of Object.entries(counts)) {
    const { count } = (await query.count().get()).data();
    expect(count).toBeGreaterThan(0);
    await page.getByTestId(name).getByText(String(count), { exact: true }).waitFor();
  }
});

test('an application is rejected with a reason, after a first try without a network', async () => {
  const walks = `Walks ${word()}`;
  const service = await newService({ name: everywhere(walks) });
  const lastName = `Reis${word()}`;
  const { applicationId, email } = await newApplication([service.id], { lastName, locale: 'en' });
  const page = await at('/applicants', { breaks: LOST });
  await page.getByRole('row', { name: `Marta ${lastName}` }).click();
  await title(page, `Marta ${lastName}`).waitFor();
  await page.getByText(walks).waitFor();
  const { reject } = admin.applicants;
  await page.getByRole('button', { name: reject.action }).click();
  const dialog = page.getByRole('dialog', { name: say(reject.title, { name: `Marta ${lastName}` }) });
  await dialog.getByLabel(admin.reason.optional).fill('No references.');
  await page.route(BEHIND, (route) => route.abort());
  await dialog.getByRole('button', { name: reject.action }).click();
  await dialog.getByText('Failed to reject application').waitFor();
  await dialog.getByText(errors.unavailable).waitFor();
  expect(await dialog.getByLabel(admin.reason.optional).inputValue()).toBe('No references.');
  await page.unroute(BEHIND);
  await dialog.getByRole('button', { name: reject.action }).click();
  await page.getByText('Application rejected', { exact: true }).waitFor();
  await page.getByText(like(admin.applicants.rejectedOn)).waitFor();
  expect(await page.getByRole('button', { name: admin.applicants.approve.action }).count()).toBe(0);
  expect((await documents.applicant(applicationId).get()).data()).toMatchObject({
    status: 'rejected',
    rejectionReason: 'No references.',
  });
  await mailTo(email, like(mail.applicationRejected.subject));
});

describe('sitters', () => {
  test('one is added, priced, turned off in the list and deleted', async () => {
    const walks = `Walks ${word()}`;
    const service = await newService({ name: everywhere(walks) });
    const name = `Zita ${word()}`;
    const page = await at('/sitters/create');
    await page.getByLabel('Name').fill(name);
    await page.getByRole('combobox', { name: 'Town' }).click();
    await page.getByRole('option', { name: 'Peniche' }).click();
    await page.getByLabel('Email').fill(`${word()}@Patas.example`);
    await page.getByLabel('Phone').fill('12');
    await page.getByRole('combobox', { name: 'Experience' }).click();
    await page.getByRole('option', { name: '3–5 years' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(admin.invalid.phone).waitFor();
    await page.getByLabel('Phone').fill('+351 912 345 678');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(admin.sitters.created).waitFor();
    await page.waitForURL(/\/sitters\/(?!create)[^/]+$/);
    await title(page, name).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    const row = page.getByRole('group', { name: walks });
    await row.getByRole('switch').check();
    await row.getByLabel(admin.sitters.customPrice).fill('27.50');
    const file = page.locator('input[type="file"]');
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page.getByText('Please select an image file').waitFor();
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo(name) });
    await page.getByRole('button', { name: admin.sitters.photo.remove }).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Sitter updated successfully!').waitFor();
    expect((await documents.sitter(id).get()).data()).toMatchObject({
      name,
      available: true,
      photoPath: expect.stringMatching(new RegExp(`^sitter-photos/${id}/[0-9a-f-]{36}[.]jpg$`)),
      services: { [service.id]: { customPriceCents: 2750, available: true } },
    });

    await until(async () => (await documents.sitter(id).get()).data()?.photo ?? undefined, 'the pictures of the photo');

    await page.getByRole('menuitem', { name: 'Sitters' }).click();
    await page.getByLabel(admin.sitters.nameBegins).fill(name);
    await page.getByRole('switch', { name: say(admin.sitters.switch.available, { name }) }).click();
    await page.getByText('Sitter deactivated').waitFor();
    expect((await documents.sitter(id).get()).data()?.available).toBe(false);

    await page.getByRole('row', { name }).click();
    await title(page, name).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: say(admin.sitters.delete.title, { name }) });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Sitter deleted successfully').waitFor();
    expect((await documents.sitter(id).get()).exists).toBe(false);
  });

  test('a save on top of somebody else’s is refused, keeps what was typed, and can be repeated', async () => {
    const name = `Vera ${word()}`;
    const id = await writeSitter({ name, description: 'Before', emergencyContact: '' });
    const page = await at(`/sitters/${id}`);
    await page.getByLabel('About').fill('Mine');
    await documents.sitter(id).update({ emergencyContact: 'Theirs', updatedAt: new Date() });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Failed to update sitter').waitFor();
    await until(
      async () => (await page.getByLabel('Emergency contact').inputValue()) === 'Theirs' || undefined,
      'the other change in the form',
    );
    expect(await page.getByLabel('About').inputValue()).toBe('Mine');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Sitter updated successfully!').waitFor();
    expect((await documents.sitter(id).get()).data()).toMatchObject({
      description: 'Mine',
      emergencyContact: 'Theirs',
    });
    await removeSitters();
  });
});

test('a booking is cancelled with a reason, which is asked for', async () => {
  const { bookingId } = await newStory();
  const page = await at(`/bookings/${bookingId}/show`);
  const { cancel } = admin.bookings;
  await page.getByRole('button', { name: cancel.action }).click();
  const dialog = page.getByRole('dialog', { name: cancel.title });
  expect(await dialog.getByRole('button', { name: cancel.action }).isDisabled()).toBe(true);
  await dialog.getByLabel(admin.reason.required).fill('The sitter is ill.');
  await dialog.getByRole('button', { name: cancel.action }).click();
  await page.getByText(cancel.done).waitFor();
  await page.getByText(booking.status.cancelled, { exact: true }).first().waitFor();
  await page.getByText(admin.bookings.noActions).waitFor();
  expect((await documents.booking(bookingId).get()).data()).toMatchObject({
    status: 'cancelled',
    cancelledReason: 'The sitter is ill.',
  });
});

test('a booking’s page follows what others do', async () => {
  const { bookingId } = await newStory();
  const page = await at(`/bookings/${bookingId}/show`);
  await page.getByText(booking.status.pending, { exact: true }).first().waitFor();
  await documents.booking(bookingId).update({ status: 'accepted' });
  await page.getByRole('button', { name: admin.bookings.confirmPrice.action }).waitFor();
});

test('a list that can’t be loaded says so and comes with a retry', async () => {
  const page = await at('/', { breaks: LOST });
  await page.route(BEHIND, (route) => route.abort());
  await page.getByRole('menuitem', { name: 'Sitters' }).click();
  await page.getByText('Failed to load sitters').waitFor();
  await page.unroute(BEHIND);
  await page.getByRole('button', { name: admin.retry }).click();
  await page.getByRole('row').nth(1).waitFor();
});

test('an address that asks for the forbidden is refused, not obeyed', async () => {
  const filter = encodeURIComponent(JSON.stringify({ userId: 'x' }));
  const page = await at(`/sitters?filter=${filter}`);
  await page.getByText(admin.firestore.unknown_filter).first().waitFor();
  await page.goto(`${BACKOFFICE}/nothing/here`);
  await title(page, admin.notFound.title).waitFor();
});

describe('every screen', () => {
  const SCREENS = [
    '/',
    '/applicants',
    '/sitters',
    '/sitters/create',
    '/bookings',
    '/mail',
    '/userRoles',
    '/nothing/here',
  ];
  /** The first record of each list that has pages for records. */
  const RECORDS = ['/applicants?filter={}', '/sitters', '/bookings'];
  /** A key that no catalogue has shows as itself; so does a value nobody put in. */
  const RAW = /\b(admin|ra|resources|domain|errors|firestore|booking)\.[a-zA-Z_]+|[%{]\{|\|\|\|\|/;

  /** Waits until nothing on the page is still being loaded. */
  const settled = (page: Page) =>
    page.waitForFunction(
      () => !document.querySelector('.MuiSkeleton-root, [aria-busy="true"], .RaLoading-message, .RaPlaceholder-root'),
    );

  async function each(page: Page, look: (path: string) => Promise<void>): Promise<void> {
    for (const path of SCREENS) {
      await page.goto(`${BACKOFFICE}${path}`);
      await page.getByRole('main').waitFor();
      await settled(page);
      await look(path);
    }
    for (const path of RECORDS) {
      await page.goto(`${BACKOFFICE}${path}`);
      const row = page.locator('tbody tr, .MuiList-root .MuiListItemButton-root').filter({ visible: true }).first();
      await row.click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      await look(new URL(page.url()).pathname);
    }
  }

  test.each(Object.keys(WORDS))('speaks %s', async (language) => {
    const { page } = await person({ locale: language });
    await page.goto(BACKOFFICE);
    await page.locator('input[name="email"]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
    await enterBackoffice(page, ADMIN.email);
    await each(page, async (path) => {
      const text = await page.locator('#root').textContent();
      expect(RAW.exec(text ?? '')?.[0], path).toBeUndefined();
    });
  });

  test.each([
    ['wide, by day', 1280, 'light'],
    ['on a phone, by night', 360, 'dark'],
  ] as const)('is accessible and fits: %s', async (_, width, colorScheme) => {
    const { page } = await person({ viewport: { width, height: 800 }, colorScheme });
    await page.goto(BACKOFFICE);
    await page.locator('input[name="email"]').waitFor();
    const found: Record<string, string[]> = {};
    const look = async (path: string) => {
      found[path] = await violations(page);
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found[path].push('too wide');
    };
    await look('/login');
    await enterBackoffice(page, ADMIN.email);
    await each(page, look);
    expect(Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0))).toEqual({});
  });
});
