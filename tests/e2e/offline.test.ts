import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ADMIN, DEMO_PASSWORD } from '../../tools/seed/accounts.ts';
import { newApplication } from '../functions/lib/applications.ts';
import { agree, onward, tellWhat, tellWho } from './lib/apply.ts';
import { ask, at, fillWish, part } from './lib/book.ts';
import { OFFLINE, useBrowser } from './lib/browser.ts';
import { applicationsOf, bookingsOf, messagesIn, sittersOf, statusOf } from './lib/counts.ts';
import { block, loseAnswers } from './lib/network.ts';
import { BACKOFFICE, STOREFRONT } from './lib/origins.ts';
import { photo } from './lib/pictures.ts';
import { alive, enterBackoffice, fillAccount, group, main, open, signIn, title, toast } from './lib/screens.ts';
import { until } from './lib/until.ts';
import { like, say, WORDS } from './lib/words.ts';
import { newNeighbour, newOwner, newRequest, PASSWORD } from './lib/world.ts';

const { admin, application, auth, booking, common, dashboard, errors, search, sitter: profile } = WORDS.en;

const { person } = useBrowser();
/** Somebody whose network breaks: the browser says so in its console, and the program logs why. */
const unlucky = () => person({ breaks: [OFFLINE, /^console: /] });

const alert = (page: Parameters<typeof main>[0], text: string) =>
  main(page).getByRole('alert').filter({ hasText: text });

describe('signing in', () => {
  test('without a network says so, keeps what was typed and works once it is back', async () => {
    const { page, context } = await unlucky();
    const owner = await newOwner();
    await open(page, '/auth');
    await fillAccount(page, { email: owner.email, password: PASSWORD });
    await context.setOffline(true);
    await page.getByText(common.offline).waitFor();
    const submit = main(page).getByRole('button', { name: auth.signIn.submit, exact: true });
    await submit.click();
    await alert(page, auth.errors.offline).waitFor();
    expect(await main(page).getByLabel(auth.fields.email).inputValue()).toBe(owner.email);
    expect(await page.locator('input[name="password"]').inputValue()).toBe(PASSWORD);
    await context.setOffline(false);
    await submit.click();
    await page.waitForURL(`${STOREFRONT}/en/dashboard`);
    await title(page, dashboard.customer.title).waitFor();
  });
});

describe('an application', () => {
  const applicant = (email: string) => ({
    first: 'Rui',
    last: 'Vento',
    email,
    phone: '+351 912 345 678',
    town: 'peniche',
  });

  test('whose answer got lost is sent again and is there once', async () => {
    const { page } = await unlucky();
    const email = `rui-${randomUUID().slice(0, 8)}@patas.example`;
    await open(page, '/become-sitter');
    const mendServices = await block(page, '**/api/services.json');
    await tellWho(page, applicant(email));
    await alert(page, 'Failed to load services').waitFor();
    await mendServices();
    await main(page).getByRole('button', { name: application.services.retry }).click();
    await tellWhat(page, ['Dog walk'], '20', 'Wind and dogs.');
    await agree(page);
    const mend = await loseAnswers(page, '*/submitApplication');
    await onward(page, 'submit').click();
    await alert(page, 'Failed to submit application. Please try again.').getByText(errors.unavailable).waitFor();
    expect(await applicationsOf(email)).toBe(1);
    await mend();
    await onward(page, 'retry').click();
    await title(page, 'Application submitted successfully!').waitFor();
    expect(await applicationsOf(email)).toBe(1);
  });

  test('survives a lost network and a reload with everything typed, photo included', async () => {
    const { page, context } = await unlucky();
    const email = `rui-${randomUUID().slice(0, 8)}@patas.example`;
    await open(page, '/become-sitter');
    await tellWho(page, applicant(email));
    await tellWhat(page, ['Dog walk'], '20', 'Wind and dogs.');
    await main(page)
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo(email) });
    await toast(page, 'Image uploaded successfully!').waitFor();
    await agree(page);
    await context.setOffline(true);
    await onward(page, 'submit').click();
    await alert(page, 'Failed to submit application. Please try again.').waitFor();
    expect(await applicationsOf(email)).toBe(0);
    await context.setOffline(false);
    await page.reload();
    await alive(page);
    await main(page).getByText('Step 3 of 3').waitFor();
    await main(page).getByRole('img', { name: application.photo.preview }).waitFor();
    await onward(page, 'submit').click();
    await title(page, 'Application submitted successfully!').waitFor();
    expect(await applicationsOf(email)).toBe(1);
  });

  test('can be approved though the first answer got lost: one sitter comes of it', async () => {
    const { page } = await unlucky();
    const { email, applicationId } = await newApplication(['dog-walk'], { locale: 'en' });
    await enterBackoffice(page, ADMIN.email, DEMO_PASSWORD);
    await page.goto(`${BACKOFFICE}/applicants/${applicationId}/show`);
    const mend = await block(page, '**/decideApplication');
    await page.getByRole('button', { name: admin.applicants.approve.action }).click();
    const dialog = page.getByRole('dialog');
    const approve = dialog.getByRole('button', { name: admin.applicants.approve.action });
    await approve.click();
    await dialog.getByText('Failed to approve application').waitFor();
    expect(await sittersOf(email)).toBe(0);
    await mend();
    const lose = await loseAnswers(page, '*/decideApplication');
    await approve.click();
    await until(async () => (await sittersOf(email)) === 1, 'the sitter');
    await lose();
    await page.reload();
    await page.getByText(like(admin.applicants.approvedOn)).waitFor();
    expect(await sittersOf(email)).toBe(1);
  });
});

describe('a booking request', () => {
  test('whose answer got lost is sent again and is there once', async () => {
    const { page } = await unlucky();
    const owner = await newOwner();
    const mendServices = await block(page, '**/api/services.json');
    await signIn(page, owner.email, { password: PASSWORD, next: '/book-now' });
    await alert(page, booking.request.services.failed).waitFor();
    await mendServices();
    await main(page).getByRole('button', { name: common.tryAgain }).click();
    const wish = {
      service: 'dog-walk',
      from: at(30),
      to: at(30, '11:00'),
      town: 'obidos',
      pets: ['Faísca'],
      phone: '+351 910 000 009',
    };
    await fillWish(page, wish);
    const mend = await loseAnswers(page, '*/requestBooking');
    await ask(page);
    const failed = alert(page, booking.request.failed);
    await failed.getByText(errors.unavailable).waitFor();
    expect(await bookingsOf(owner.uid)).toBe(1);
    expect(await part(page, 'when').getByLabel(booking.request.fields.start).inputValue()).toBe(wish.from);
    await mend();
    await main(page).getByRole('button', { name: booking.request.retry, exact: true }).click();
    await page.waitForURL(`${STOREFRONT}/en/dashboard`);
    await group(page, dashboard.customer.pending).getByText('Dog walk').waitFor();
    expect(await bookingsOf(owner.uid)).toBe(1);
  });
});

describe('a message', () => {
  test('waits where it was written, and arrives once', async () => {
    const { page, context } = await unlucky();
    const [owner, sitter] = await Promise.all([newOwner(), newNeighbour()]);
    const bookingId = await newRequest(owner, sitter);
    await signIn(page, owner.email, { password: PASSWORD, next: `/booking/${bookingId}` });
    const box = main(page).getByLabel(booking.detail.messages.label);
    const log = main(page).getByRole('log');
    await log.getByText(booking.detail.messages.empty).waitFor();
    await context.setOffline(true);
    await box.fill('Is there a garden?');
    await box.press('Enter');
    await toast(page, 'Error sending message').waitFor();
    await log.getByText(booking.detail.messages.notSent).waitFor();
    await log.getByText('Is there a garden?').waitFor();
    expect(await messagesIn(bookingId)).toEqual([]);
    await context.setOffline(false);
    const mend = await loseAnswers(page, '*/postMessage');
    await log.getByRole('button', { name: booking.detail.messages.retry }).click();
    await until(async () => (await messagesIn(bookingId)).length > 0, 'the message');
    await log.getByText(booking.detail.messages.notSent).waitFor();
    await mend();
    await log.getByRole('button', { name: booking.detail.messages.retry }).click();
    await log.getByText(booking.detail.messages.notSent).waitFor({ state: 'detached' });
    await until(async () => (await log.getByText('Is there a garden?').count()) === 1, 'one message on the screen');
    expect(await messagesIn(bookingId)).toEqual(['Is there a garden?']);
  });
});

describe('a dashboard', () => {
  test('a sitter accepts without a network, is told why not, and again with it', async () => {
    const { page, context } = await unlucky();
    const [owner, sitter] = await Promise.all([newOwner(), newNeighbour()]);
    const bookingId = await newRequest(owner, sitter);
    await signIn(page, sitter.person.email, { password: PASSWORD, next: '/sitter-dashboard' });
    const { accept } = dashboard.actions;
    await group(page, dashboard.sitter.pending).getByRole('button', { name: accept.button, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: accept.confirm, exact: true });
    await confirm.waitFor();
    await context.setOffline(true);
    await confirm.click();
    await dialog.getByText('Error accepting booking').waitFor();
    await dialog.getByText(errors.unavailable).waitFor();
    expect(await statusOf(bookingId)).toBe('pending');
    await context.setOffline(false);
    await confirm.click();
    await toast(page, 'Booking accepted successfully').waitFor();
    expect(await statusOf(bookingId)).toBe('confirmed');
  });

  test('a customer cancels while the server is down: the reason stays typed, and the second time it works', async () => {
    const { page } = await unlucky();
    const [owner, sitter] = await Promise.all([newOwner(), newNeighbour()]);
    const bookingId = await newRequest(owner, sitter);
    await signIn(page, owner.email, { password: PASSWORD });
    const { cancel } = dashboard.actions;
    await group(page, dashboard.customer.pending).getByRole('button', { name: cancel.button }).click();
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByLabel(dashboard.actions.reason);
    await reason.fill('Grandma comes.');
    const mend = await block(page, '**/transitionBooking');
    const confirm = dialog.getByRole('button', { name: cancel.confirm, exact: true });
    await confirm.click();
    await dialog.getByText('Failed to cancel booking').waitFor();
    expect(await reason.inputValue()).toBe('Grandma comes.');
    expect(await statusOf(bookingId)).toBe('pending');
    await mend();
    await confirm.click();
    await toast(page, 'Booking cancelled successfully').waitFor();
    expect(await statusOf(bookingId)).toBe('cancelled');
  });

  test('that cannot be loaded says so, and loads when it can', async () => {
    const { page } = await unlucky();
    const owner = await newOwner();
    await newRequest(owner, null);
    const mend = await block(page, '**/google.firestore.v1.Firestore/**');
    await signIn(page, owner.email, { password: PASSWORD });
    await alert(page, 'Failed to load bookings').waitFor();
    await mend();
    await main(page).getByRole('button', { name: common.tryAgain }).click();
    await group(page, dashboard.customer.pending).getByText('Pets and house').waitFor();
  });
});

describe('visitors’ pages', () => {
  test('a page whose program cannot come says so instead of waiting for ever', async () => {
    const { page, context } = await unlucky();
    await open(page, '/search');
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: common.nav.enter }).click();
    await alert(page, common.pageFailed).waitFor();
    await context.setOffline(false);
    await main(page).getByRole('button', { name: common.tryAgain }).click();
    await title(page, auth.signIn.title).waitFor();
  });

  test('a filter that cannot be loaded gives an empty list with a refresh button', async () => {
    const { page } = await unlucky();
    await open(page, '/search');
    const mend = await block(page, '**/api/directory/**');
    const filters = main(page).getByRole('region', { name: search.filters.title });
    await filters.getByLabel(search.filters.town).selectOption('peniche');
    await main(page).getByText(search.failed.title).waitFor();
    expect(await filters.getByLabel(search.filters.town).inputValue()).toBe('peniche');
    await mend();
    await main(page).getByRole('button', { name: search.failed.refresh }).click();
    await main(page).getByRole('list', { name: search.results.label }).getByRole('listitem').first().waitFor();
  });

  test('a profile that cannot be loaded says so, and loads when it can', async () => {
    const { page } = await unlucky();
    await open(page, '/search');
    const mend = await block(page, '**/api/sitters/**');
    await main(page).getByRole('list', { name: search.results.label }).getByRole('link').first().click();
    await title(page, profile.failed.title).waitFor();
    await mend();
    await main(page).getByRole('button', { name: profile.failed.retry }).click();
    await main(page).getByRole('heading', { name: profile.page.services }).waitFor();
  });

  test('a photo that cannot be uploaded can be tried again', async () => {
    const { page } = await unlucky();
    await open(page, '/become-sitter');
    await tellWho(page, {
      first: 'Rui',
      last: 'Vento',
      email: 'rui@patas.example',
      phone: '+351 912 345 678',
      town: 'peniche',
    });
    await tellWhat(page, ['Dog walk'], '20', 'Wind and dogs.');
    const mend = await block(page, '**/v0/b/**');
    await main(page)
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo('retry') });
    await main(page)
      .getByText(say(application.photo.uploading, { percent: 0 }))
      .first()
      .waitFor();
    await alert(page, 'Failed to upload image').or(main(page).getByText(application.photo.failed)).first().waitFor();
    await mend();
    await main(page).getByRole('button', { name: application.photo.retry }).click();
    await toast(page, 'Image uploaded successfully!').waitFor();
  });
});
