import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { agree, onward, tellWhat, tellWho } from './lib/apply.ts';
import { ask, at, fillWish, part } from './lib/book.ts';
import { type Person, useBrowser } from './lib/browser.ts';
import { linkIn, mailTo } from './lib/inbox.ts';
import { STOREFRONT } from './lib/origins.ts';
import { photo } from './lib/pictures.ts';
import { enterBackoffice, fillAccount, group, main, open, signIn, title, toast } from './lib/screens.ts';
import { story } from './lib/story.ts';
import { like, WORDS } from './lib/words.ts';

const { application, admin, auth, booking, common, dashboard, mail, search } = WORDS.en;

const run = randomUUID().slice(0, 6);
const sitter = { first: 'Joana', last: `Neves${run}`, email: `joana-${run}@patas.example`, phone: '+351 934 111 222' };
const owner = { name: `Otto Owner${run}`, email: `otto-${run}@patas.example`, phone: '+351 935 333 444' };
const fullName = `${sitter.first} ${sitter.last}`;
const SERVICE = 'Pets and house';

const { person } = useBrowser({ stay: true });
const step = story();
let sitterSide: Person;
let ownerSide: Person;
let bookingPath: string;

step('a visitor applies to become a sitter, with a photo', async () => {
  const { page } = await person();
  await open(page, '/become-sitter');
  const form = main(page);
  await expectText(page, 'Step 1 of 3');
  await tellWho(page, { ...sitter, town: 'bombarral' });

  await expectText(page, 'Step 2 of 3');
  await tellWhat(page, [SERVICE, 'Dog walk'], '35', 'I grew up between goats and gun dogs.');

  await expectText(page, 'Step 3 of 3');
  await form.getByLabel(application.fields.emergencyContact).fill('Rosa, +351 936 000 000');
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo(run) });
  await toast(page, 'Image uploaded successfully!').waitFor();
  await agree(page);
  await onward(page, 'submit').click();
  await title(page, 'Application submitted successfully!').waitFor();
  await form.getByRole('link', { name: 'Return to Home' }).waitFor();
  await mailTo(sitter.email, like(mail.applicationReceived.subject));
});

step('the admin approves the application in the back office', async () => {
  const { page } = await person();
  await enterBackoffice(page, ADMIN.email);
  await page.getByRole('link', { name: like(admin.dashboard.stats.pendingApplications) }).click();
  await page.getByRole('row', { name: fullName }).click();
  await title(page, fullName).waitFor();
  await page.getByRole('img', { name: fullName }).waitFor();
  await page.getByRole('button', { name: admin.applicants.approve.action }).click();
  await page.getByRole('dialog').getByRole('button', { name: admin.applicants.approve.action }).click();
  await page.getByText('Application approved successfully!').waitFor();
  await page.getByText(like(admin.applicants.approvedOn)).waitFor();
});

step('the sitter sets a password through the mail and is signed in', async () => {
  const invitation = await mailTo(sitter.email, like(mail.sitterInvitation.subject));
  sitterSide = await person();
  const { page } = sitterSide;
  await page.goto(linkIn(invitation, /reset=true/));
  await title(page, auth.reset.welcomeTitle).waitFor();
  await page.locator('input[name="password"]').fill('as-cabras-2026');
  await main(page).getByRole('button', { name: auth.reset.welcomeSubmit }).click();
  await page.waitForURL(`${STOREFRONT}/en/sitter-dashboard`);
  await title(page, dashboard.sitter.title).waitFor();
  await main(page).getByText(dashboard.sitter.emptyPending).waitFor();

  await page.getByRole('banner').getByLabel(common.nav.profile).click();
  await page.getByRole('button', { name: common.nav.signOut }).click();
  await page.waitForURL(`${STOREFRONT}/en`);
  await signIn(page, sitter.email, { password: 'as-cabras-2026', next: '/sitter-dashboard' });
  await main(page).getByText(dashboard.sitter.emptyPending).waitFor();
});

step('a customer signs up and confirms the address by mail', async () => {
  ownerSide = await person();
  const { page } = ownerSide;
  await open(page, '/auth?mode=signup');
  await fillAccount(page, { name: owner.name, email: owner.email, password: 'segredo-2026' });
  await main(page).getByRole('button', { name: auth.signUp.submit, exact: true }).click();
  await toast(page, 'Account created! Please check your email to verify your account.').waitFor();
  await page.waitForURL(`${STOREFRONT}/en/dashboard`);
  await page.goto(linkIn(await mailTo(owner.email, like(mail.verifyEmail.subject)), /mode=verify/));
  await title(page, auth.verify.doneTitle).waitFor();
});

step('the customer finds the sitter by town and service', async () => {
  const { page } = ownerSide;
  await page.getByRole('banner').getByRole('link', { name: common.nav.knowOurSitters }).click();
  await title(page, search.heading).waitFor();
  const filters = main(page).getByRole('region', { name: search.filters.title });
  await filters.getByLabel(search.filters.town).selectOption('bombarral');
  await filters.getByLabel(search.filters.service).selectOption({ label: SERVICE });
  await page.waitForURL(/town=bombarral/);
  const results = main(page).getByRole('list', { name: search.results.label });
  await results.getByRole('link', { name: fullName }).click();
  await title(page, fullName).waitFor();
  await main(page).getByText(sitter.phone).waitFor();
  await main(page).getByRole('link', { name: 'Book Now', exact: true }).click();
  await title(page, booking.request.title).waitFor();
});

step('the customer asks for a stay with two pets', async () => {
  const { page } = ownerSide;
  await fillWish(page, {
    service: 'pets-and-house',
    from: at(40),
    to: at(43),
    town: 'bombarral',
    pets: ['Bolota', 'Sushi'],
    house: 'The key is under the blue pot.',
    phone: owner.phone,
  });
  await part(page, 'when').getByLabel(booking.request.fields.address).fill('Rua das Vinhas 12');
  await main(page)
    .getByRole('complementary', { name: booking.request.sections.summary })
    .getByText('€105.00')
    .last()
    .waitFor();
  await ask(page);
  await toast(page, booking.request.done).waitFor();
  await page.waitForURL(`${STOREFRONT}/en/dashboard`);
  await group(page, dashboard.customer.pending).getByText(SERVICE).waitFor();
});

step('the request is on the sitter’s screen at once, and is accepted there', async () => {
  const { page } = sitterSide;
  const request = group(page, dashboard.sitter.pending);
  await request.getByText(owner.name).waitFor();
  await request.getByText('Bolota').waitFor();
  await request.getByText('Sushi').waitFor();
  const href = await request.getByRole('link', { name: SERVICE }).getAttribute('href');
  bookingPath = new URL(href ?? '', STOREFRONT).pathname;

  // Nobody knows a phone yet.
  await page.goto(STOREFRONT + bookingPath);
  await main(page).getByText('Contact available after confirmation').waitFor();
  await ownerSide.page.goto(STOREFRONT + bookingPath);
  await main(ownerSide.page).getByText('Contact available after confirmation').waitFor();

  await page.goBack();
  await request.getByRole('button', { name: dashboard.actions.accept.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: dashboard.actions.accept.confirm }).click();
  await toast(page, 'Booking accepted successfully').waitFor();
  await group(page, dashboard.sitter.upcoming).getByText(owner.name).waitFor();
});

step('phones have appeared on both sides', async () => {
  await main(ownerSide.page).getByRole('link', { name: sitter.phone }).waitFor();
  const { page } = sitterSide;
  await page.goto(STOREFRONT + bookingPath);
  await main(page).getByRole('link', { name: owner.phone }).first().waitFor();
  await main(page).getByText('Rua das Vinhas 12').waitFor();
});

step('both write to each other, live in two windows', async () => {
  const [mine, theirs] = [ownerSide.page, sitterSide.page];
  await write(mine, 'Bolota is afraid of thunder.');
  await heard(theirs, 'Bolota is afraid of thunder.');
  await write(theirs, 'Then we read to her.');
  await heard(mine, 'Then we read to her.');
  await mailTo(sitter.email, like(mail.newMessage.subject));
});

step('the customer sees the booking under upcoming', async () => {
  const { page } = ownerSide;
  await page.getByRole('banner').getByRole('link', { name: common.nav.dashboard }).click();
  const card = group(page, dashboard.customer.upcoming);
  await card.getByText(SERVICE).waitFor();
  await card.getByText(like(fullName)).waitFor();
  await card.getByText('approved', { exact: false }).waitFor();
  await mailTo(owner.email, like(mail.bookingAccepted.subject));
});

async function expectText(page: Page, text: string) {
  await main(page).getByText(text).waitFor();
}

async function write(page: Page, text: string) {
  const box = main(page).getByLabel(booking.detail.messages.label);
  await box.fill(text);
  await box.press('Enter');
}

async function heard(page: Page, text: string) {
  await main(page).getByRole('log').getByText(text).waitFor();
}
