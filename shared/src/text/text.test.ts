import { describe, expect, it } from 'vitest';
import { messageContent } from '../message/schema.ts';
import { cleanText, textLength } from './clean.ts';
import { cents, email, id, instant, phone, text } from './schema.ts';

describe('text', () => {
  it.each(['', '   ', '\u00a0', '\u200b\u200b', '\ufeff', '\u2060', '\u202e', '\u3164', '\n\t', '\u00ad', '\u2028'])(
    'has nothing in %j',
    (blank) => {
      expect(cleanText(blank)).toBe('');
      expect(messageContent.safeParse(blank).success).toBe(false);
    },
  );
  it('keeps what is inside, line breaks included, and drops control characters', () => {
    expect(cleanText('\u200b Olá\nmundo\u0000\u0007 ')).toBe('Olá\nmundo');
    expect(cleanText('👩‍👩‍👧')).toBe('👩‍👩‍👧');
  });
  it('is composed, so that the same word is the same text', () => {
    expect(cleanText('cafe\u0301')).toBe('café');
  });
  it('counts characters, not UTF-16 units', () => {
    expect(textLength('🐕🐈')).toBe(2);
    expect(messageContent.safeParse('🐕'.repeat(2000)).success).toBe(true);
    expect(messageContent.safeParse('🐕'.repeat(2001)).success).toBe(false);
  });
  it('has its limits after trimming', () => {
    expect(text(1, 3).safeParse('  abc  ')).toMatchObject({ success: true, data: 'abc' });
    expect(text(1, 3).safeParse('abcd').success).toBe(false);
    expect(text(1, 3).safeParse('x'.repeat(100_000)).success).toBe(false);
  });
});

describe('fields', () => {
  it.each([
    ['+351 912 345 678', true],
    ['(0049) 761-123.45', true],
    ['912345678', true],
    ['12345', false],
    ['call me', false],
    ['+351 912 345 678 ext 9', false],
    ['1'.repeat(25), false],
  ])('phone %j: %s', (value, ok) => {
    expect(phone().safeParse(value).success).toBe(ok);
  });
  it('e-mails are trimmed and lower-cased', () => {
    expect(email().safeParse('  Ana@Example.PT ')).toMatchObject({ success: true, data: 'ana@example.pt' });
    for (const bad of ['', 'ana', 'ana@', '@x.pt', 'a b@x.pt', `${'a'.repeat(250)}@x.pt`])
      expect(email().safeParse(bad).success).toBe(false);
  });
  it('ids name no other path', () => {
    for (const bad of ['', 'a/b', '..', 'a.b', 'x'.repeat(129), 'é']) expect(id().safeParse(bad).success).toBe(false);
    expect(id().safeParse('Ab_9-z').success).toBe(true);
  });
  it('cents are whole, finite and not negative', () => {
    for (const bad of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '100', null])
      expect(cents().safeParse(bad).success).toBe(false);
    expect(cents().safeParse(0).success).toBe(true);
  });
  it('instants need an offset', () => {
    expect(instant().safeParse('2026-12-01T10:00:00').success).toBe(false);
    expect(instant().safeParse('2026-12-01T10:00:00+01:00')).toMatchObject({
      success: true,
      data: new Date('2026-12-01T09:00:00Z'),
    });
    expect(instant().safeParse('2026-02-30T10:00:00Z').success).toBe(false);
  });
});
