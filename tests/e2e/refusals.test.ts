import type { Language } from '@patas/shared/i18n/languages';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPerson } from '../functions/lib/people.ts';
import { stay } from '../functions/lib/world.ts';
import { ask, at, fillWish, part } from './lib/book.ts';
import { REFUSED, useBrowser } from './lib/browser.ts';
import { BACKOFFICE, STOREFRONT } from './lib/origins.ts';
import { alive, fillAccount, main, open, signIn, title, toast } from './lib/screens.ts';
import { until } from './lib/until.ts';
import { like, say, WORDS } from './lib/words.ts';
import { demoSitter, newNeighbour, newOwner, newRequest, PASSWORD } from './lib/world.ts';

const { person } = useBrowser();

/** The exact texts of spec §5 and §8, beside the catalogues: neither may drift. */
const SPEC = {
  name: 'Please enter your name',
  login: 'Invalid email or password. Please try again.',
  registered: 'This email is already registered. Try signing in instead.',
  resetEmail: 'Please enter your email address',
  image: 'Please select an image file',
  size: 'File size must be less than 5MB',
  signInToBook: 'Please sign in to book a service',
  required: 'Please fill all required fields',
  noAccess: 'You do not have access to this booking',
  notSitter: 'You are not registered as a sitter',
  admin: 'Access denied. Admin privileges required.',
  notFound: 'Oops! Page not found',
  home: 'Return to Home',
  sitterNotFound: 'Sitter not found',
} as const;

/** The same texts in a language: those of the spec in English, else of the catalogue. */
function texts(language: Language): Record<keyof typeof SPEC, string> {
  if (language === 'en') return SPEC;
  const { application, auth, booking, common, dashboard, errors, sitter } = WORDS[language];
  return {
    name: auth.errors.nameRequired,
    login: auth.errors.invalidLogin,
    registered: auth.errors.alreadyRegistered,
    resetEmail: auth.errors.emailRequired,
    image: application.photo.notImage,
    size: say(application.photo.tooLarge, { n: 5 }),
    signInToBook: auth.toBook,
    required: booking.request.required,
    noAccess: booking.detail.noAccess,
    notSitter: dashboard.sitter.notSitter,
    admin: errors['admin-required'],
    notFound: common.notFound.title,
    home: common.notFound.home,
    sitterNotFound: sitter.notFound.title,
  };
}

const wish = {
  service: 'dog-walk',
  from: at(30),
  to: at(30, '11:00'),
  town: 'obidos',
  pets: ['Bolota'],
  phone: '+351 910 000 009',
};

const LOCALES = { en: 'en-GB', pt: 'pt-PT' } as const;

/** What a form says beside a field. */
const fault = (page: Page, text: string | RegExp) =>
  main(page).locator('[class*="InputWrapper-error"]').filter({ hasText: text }).first();

describe.each(['en', 'pt'] as const)('in %s', (language) => {
  const words = WORDS[language];
  const spec = texts(language);
  const { application, auth, booking, errors, search, sitter: profile } = words;
  const visitor = () => person({ locale: LOCALES[language], breaks: [REFUSED] });
  const address = (path: string) => `${STOREFRONT}/${language}${path}`;

  test('an account needs a name, a long enough password and an address of its own', async () => {
    const { page } = await visitor();
    const { email } = await newOwner();
    const submit = main(page).getByRole('button', { name: auth.signUp.submit, exact: true });
    await open(page, '/auth?mode=signup', language);
    await fillAccount(page, { name: '   ', email, password: '12345' }, language);
    await submit.click();
    await main(page).getByText(spec.name).waitFor();
    await main(page)
      .getByText(say(auth.errors.passwordTooShort, { n: 6 }))
      .waitFor();
    await fillAccount(page, { name: 'Zé', password: '123456' }, language);
    await submit.click();
    await main(page).getByText(spec.registered).waitFor();
    expect(await main(page).getByRole('textbox', { name: auth.fields.email }).inputValue()).toBe(email);
  });

  test('signing in needs the right password, a reset an address', async () => {
    const { page } = await visitor();
    const { email } = await newOwner();
    await open(page, '/auth', language);
    await fillAccount(page, { email, password: 'not the one' }, language);
    await main(page).getByRole('button', { name: auth.signIn.submit, exact: true }).click();
    await main(page).getByRole('alert').getByText(spec.login).waitFor();
    await main(page).getByRole('link', { name: auth.signIn.forgot }).click();
    await fillAccount(page, { email: '' }, language);
    await main(page).getByRole('button', { name: auth.forgot.submit, exact: true }).click();
    await main(page).getByText(spec.resetEmail).waitFor();
    await fillAccount(page, { email: 'nobody' }, language);
    await main(page).getByRole('button', { name: auth.forgot.submit, exact: true }).click();
    await main(page).getByText(auth.errors.emailInvalid).waitFor();
  });

  test('an application is checked step by step, its photo before it is sent anywhere', async () => {
    const { page } = await visitor();
    await open(page, '/become-sitter', language);
    const form = main(page);
    const { fields, actions } = application;
    const next = form.getByRole('button', { name: actions.next, exact: true });
    await form.getByLabel(fields.email).fill('nobody');
    await next.click();
    for (const text of ['firstName', 'lastName', 'emailInvalid', 'phone', 'location', 'experience'] as const)
      await fault(page, application.errors[text]).waitFor();
    await form.getByLabel(fields.firstName).fill('Inês');
    await form.getByLabel(fields.lastName).fill('Vaz');
    await form.getByLabel(fields.email).fill('ines@patas.example');
    await form.getByLabel(fields.phone).fill('+351 912 345 678');
    await form.getByLabel(fields.location).selectOption('other');
    await form.getByLabel(fields.experience).selectOption('0-1');
    await next.click();

    await form.getByRole('checkbox').first().waitFor();
    await form.getByLabel(fields.pricePerDay).fill('101');
    await next.click();
    for (const text of ['services', 'about'] as const) await fault(page, application.errors[text]).waitFor();
    await fault(page, like(application.errors.priceRange)).waitFor();
    await form.getByRole('checkbox').first().check();
    await form.getByLabel(fields.pricePerDay).fill('15');
    await form.getByLabel(fields.about).fill('Cães e gatos.');
    await next.click();

    const submit = form.getByRole('button', { name: actions.submit, exact: true });
    await submit.waitFor();
    expect(await submit.isDisabled()).toBe(true);
    const file = form.locator('input[type="file"]');
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await form.getByText(spec.image).waitFor();
    await file.setInputFiles({ name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
    await form.getByText(spec.image).waitFor();
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    await file.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
    await form.getByText(spec.size).waitFor();
    await form.getByLabel(fields.terms).check();
    expect(await submit.isEnabled()).toBe(true);
    await form.getByLabel(fields.terms).uncheck();
    expect(await submit.isDisabled()).toBe(true);
  });

  test('visitors are sent to sign in, and come back', async () => {
    const { page } = await visitor();
    await page.goto(address('/dashboard'));
    await page.waitForURL(address('/auth?next=%2Fdashboard'));
    for (const path of ['/sitter-dashboard', '/booking/nobodys', '/admin', '/admin-payments']) {
      await page.goto(address(path));
      await page.waitForURL(address(`/auth?next=${encodeURIComponent(path)}`));
    }
    await page.goto(address('/book-now?sitter=ana-marques'));
    await page.waitForURL(address(`/auth?next=${encodeURIComponent('/book-now?sitter=ana-marques')}`));
    await main(page).getByText(spec.signInToBook).waitFor();
    const { email } = await newOwner();
    await fillAccount(page, { email, password: PASSWORD }, language);
    await main(page).getByRole('button', { name: auth.signIn.submit, exact: true }).click();
    await page.waitForURL(address('/book-now?sitter=ana-marques'));
    await main(page).getByText('Ana Marques').first().waitFor();
  });

  test('visitors see no contact details and keep no favourites', async () => {
    const { page } = await visitor();
    const data = await demoSitter('ana-marques');
    await open(page, '/sitter/ana-marques', language);
    await main(page).getByText(profile.contact.signIn).waitFor();
    const html = await page.content();
    expect(html).not.toContain(data.email);
    expect(html).not.toContain(data.phone);
    await open(page, '/search', language);
    await main(page)
      .getByRole('button', { name: like(search.favorites.add) })
      .first()
      .click();
    await toast(page, search.favorites.signIn).waitFor();
  });

  test('what is not there is said to be not there', async () => {
    const { page } = await visitor();
    const missing = await page.goto(address('/no-such-page'));
    expect(missing?.status()).toBe(404);
    await title(page, spec.notFound).waitFor();
    await alive(page);
    await main(page).getByRole('link', { name: spec.home }).click();
    await page.waitForURL(address(''));
    const unknown = await page.goto(address('/sitter/nobody-at-all'));
    expect(unknown?.status()).toBe(404);
    await title(page, spec.sitterNotFound).waitFor();
    await alive(page);
    await main(page).getByRole('link', { name: profile.notFound.action }).click();
    await page.waitForURL(address('/search'));
  });

  test('a request needs every required field, an end after its start, and a sitter who is free', async () => {
    const { page } = await visitor();
    const [owner, rival, sitter] = await Promise.all([newOwner(), newOwner(), newNeighbour()]);
    await until(async () => (await fetch(`${STOREFRONT}/api/sitters/${sitter.id}.json`)).ok, 'the new profile');
    await signIn(page, owner.email, { password: PASSWORD, next: `/book-now?sitter=${sitter.id}`, language });
    const { request } = booking;
    const submit = main(page).getByRole('button', { name: request.submit, exact: true });
    await part(page, 'service', language).getByRole('radio').first().waitFor();
    await submit.click();
    await toast(page, spec.required).waitFor();
    for (const text of ['service', 'start', 'end', 'petName'] as const)
      await fault(page, request.errors[text]).waitFor();

    await part(page, 'service', language).locator('input[value="dog-walk"]').check();
    const when = part(page, 'when', language);
    await when.getByLabel(request.fields.start).fill(at(30, '12:00'));
    await when.getByLabel(request.fields.end).fill(at(30, '11:00'));
    await when.getByLabel(request.fields.location).selectOption('obidos');
    await part(page, 'pets', language).getByLabel(request.pet.name).fill('Bolota');
    await part(page, 'contact', language).getByLabel(request.fields.phone).fill('+351 910 000 009');
    await submit.click();
    await fault(page, errors['end-before-start']).waitFor();

    await when.getByLabel(request.fields.end).fill(at(30, '13:00'));
    await newRequest(rival, sitter, stay(30, 1));
    await submit.click();
    await main(page).getByRole('alert').getByText(errors['sitter-busy']).waitFor();
    expect(await when.getByLabel(request.fields.start).inputValue()).toBe(at(30, '12:00'));
  });

  test('what belongs to others is out of reach, and only sitters and admins have their screens', async () => {
    const { page } = await visitor();
    const [stranger, owner, sitter] = await Promise.all([newOwner(), newOwner(), newNeighbour()]);
    const bookingId = await newRequest(owner, sitter);
    await signIn(page, stranger.email, { password: PASSWORD, language });
    await page.goto(address(`/booking/${bookingId}`));
    await toast(page, spec.noAccess).waitFor();
    await page.waitForURL(address('/dashboard'));
    await open(page, '/sitter-dashboard', language);
    await title(page, spec.notSitter).waitFor();
    await open(page, '/admin', language);
    await title(page, spec.admin).waitFor();
    await page.goto(BACKOFFICE);
    await page.locator('input[name="email"]').fill(owner.email);
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.locator('button[type="submit"]').click();
    await page.getByRole('alert').getByText(spec.admin).waitFor();
    expect(await page.locator('input[name="email"]').inputValue()).toBe(owner.email);
  });

  test('an empty message cannot be sent', async () => {
    const { page } = await visitor();
    const [owner, sitter] = await Promise.all([newOwner(), newNeighbour()]);
    const bookingId = await newRequest(owner, sitter);
    await signIn(page, owner.email, { password: PASSWORD, next: `/booking/${bookingId}`, language });
    const { messages } = booking.detail;
    const send = main(page).getByRole('button', { name: messages.send, exact: true });
    const box = main(page).getByLabel(messages.label);
    await main(page).getByText(messages.empty).waitFor();
    expect(await send.isDisabled()).toBe(true);
    await box.fill(' \u200b\n ');
    expect(await send.isDisabled()).toBe(true);
    await box.press('Enter');
    await box.fill('x'.repeat(2001));
    await main(page).getByText(like(messages.over_one)).waitFor();
    expect(await send.isDisabled()).toBe(true);
    await main(page).getByText(messages.empty).waitFor();
  });

  test('who has not confirmed the address cannot book yet', async () => {
    const { page } = await visitor();
    const newcomer = await newPerson({ name: 'Nuno New', verified: false });
    await signIn(page, newcomer.email, { password: PASSWORD, next: '/book-now', language });
    await ask(page, language);
    await toast(page, spec.required).waitFor();
    await fault(page, booking.request.errors.location).waitFor();
    await fillWish(page, wish, language);
    await ask(page, language);
    await main(page).getByRole('alert').getByText(errors['email-unverified']).waitFor();
    await main(page).getByText(auth.banner.title, { exact: true }).waitFor();
  });
});
