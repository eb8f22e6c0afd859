import { LANGUAGE_CODES } from '@patas/shared/i18n/languages';
import { MAIL_DATA } from '@patas/shared/mail/data';
import { MAIL_TEMPLATES, type MailTemplate } from '@patas/shared/mail/schema';
import { describe, expect, test } from 'vitest';
import { letterHtml } from './html.ts';
import { letterOf } from './letter.ts';
import { letterText } from './text.ts';

process.env.STOREFRONT_ORIGIN = 'https://patasdaprata.example';

const VALUES: Record<string, string> = {
  name: 'Ana <b>Sousa</b>',
  otherName: 'Rui & Filhos',
  serviceName: 'Passeio',
  dates: '21–23/11/2026',
  amount: '105,00 €',
  reference: '7QK2M9XA',
  link: 'https://patasdaprata.example/pt/booking/7QK2M9XA?a=1&b=2',
  reason: 'Mudança\nde planos',
  existing: '',
};

const dataOf = (template: MailTemplate) =>
  Object.fromEntries(MAIL_DATA[template].map((key) => [key, VALUES[key] ?? '']));

const render = (template: MailTemplate, locale: (typeof LANGUAGE_CODES)[number], data = dataOf(template)) => {
  const letter = letterOf({ to: 'ana@example.pt', template, locale, data });
  return { letter, text: letterText(letter), html: letterHtml(letter) };
};

describe.each(MAIL_TEMPLATES)('%s', (template) => {
  test.each(LANGUAGE_CODES)('says all it has to in %s', (locale) => {
    const { letter, text, html } = render(template, locale);
    for (const part of [letter.subject, text, html]) {
      expect(part).not.toMatch(/\{\{|\}\}|undefined|null/);
      expect(part.trim()).not.toBe('');
    }
    expect(letter.subject).not.toContain('\n');
    expect(text).toContain(VALUES.name);
    expect(text).toContain(VALUES.link);
    expect(html).toContain('Ana &lt;b&gt;Sousa&lt;/b&gt;');
    expect(html).not.toContain('<b>Sousa');
    expect(html).toContain('href="https://patasdaprata.example/pt/booking/7QK2M9XA?a=1&amp;b=2"');
    expect(html).toContain(`<html lang="${letter.lang}">`);
  });
});

test('every language says it in its own words', () => {
  for (const template of MAIL_TEMPLATES) {
    const bodies = LANGUAGE_CODES.map((locale) => render(template, locale).letter.paragraphs.join());
    expect(new Set(bodies).size).toBe(LANGUAGE_CODES.length);
  }
});

test('an invited sitter with an account signs in, one without sets a password', () => {
  const invitation = (existing: string) =>
    render('sitterInvitation', 'en', { ...dataOf('sitterInvitation'), existing }).letter.action?.label;
  expect(invitation('')).toBe('Set password');
  expect(invitation('yes')).toBe('Sign in');
});

test('the booking’s facts are listed, empty ones and those that are nobody’s words are not', () => {
  const labels = (template: MailTemplate, data = dataOf(template)) =>
    render(template, 'en', data).letter.details.map(({ label }) => label);
  expect(labels('bookingCancelled')).toEqual(['Booking', 'Service', 'Dates', 'With', 'Total', 'Reason']);
  expect(labels('bookingDeclined')).not.toContain('Reason');
  expect(labels('bookingRequested', { ...dataOf('bookingRequested'), otherName: '', reason: '' })).toEqual([
    'Booking',
    'Service',
    'Dates',
    'Total',
  ]);
});

test('links lead to our own site or nowhere', () => {
  for (const link of ['javascript:alert(1)', 'https://patasdaprata.example.evil.test/', 'http://evil.test', '']) {
    const { letter, html } = render('resetPassword', 'en', { name: 'Ana', link });
    expect(letter.action).toBeNull();
    expect(html).not.toContain('href=');
  }
});

test('nobody’s name adds a header or a placeholder', () => {
  const { letter } = render('newMessage', 'en', {
    ...dataOf('newMessage'),
    otherName: 'Eve\r\nBcc: all@example.pt {{link}}',
  });
  expect(letter.subject).toBe('New message from Eve Bcc: all@example.pt {{link}}');
});

test('somebody without a name is greeted all the same', () => {
  expect(render('resetPassword', 'de', { ...dataOf('resetPassword'), name: '' }).letter.greeting).toBe('Hallo,');
});
