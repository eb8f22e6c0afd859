import { LANGUAGE_CODES } from '@patas/shared/i18n/languages';

/** Wrong for any text. */
const NOT_A_TEXT = [null, 7, true, ['a'], { a: 1 }, new Date(0)];
/** Looks empty on a screen; `trim()` of the rules language would keep all but the first two. */
const INVISIBLE = ['', ' \n\t', '\u00a0', '\u200b\u200d', '\u3164', '\u2800'];
const NOT_A_NUMBER = [Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, '20', null, true];

/** A text that must show something, of at most `max` characters. */
export const filled = (max: number) => ({
  bad: [...NOT_A_TEXT, ...INVISIBLE, 'a'.repeat(max * 2 + 1)],
  good: ['a', '好', '€', 'a'.repeat(max), '\u{1f43e}'.repeat(max), 'one\ntwo'],
});
/** A text that may be empty. */
export const optional = (max: number) => ({
  bad: [...NOT_A_TEXT, 'a'.repeat(max * 2 + 1)],
  good: ['', 'a'.repeat(max), '\u{1f43e}'.repeat(max)],
});
export const integer = (min: number, max: number) => ({
  bad: [...NOT_A_NUMBER, min - 1, max + 1, min + 0.5],
  good: [min, max],
});
export const oneOf = (values: readonly string[]) => ({ bad: [...NOT_A_TEXT, '', 'Other', 'x'], good: values });
export const flag = { bad: [null, 0, 1, 'true', Number.NaN], good: [true, false] };
export const phone = {
  bad: [...NOT_A_TEXT.filter((value) => value !== null), '', '12345', '1'.repeat(21), '912 000 111x', 'tel:912000111'],
  good: ['+351 912 000 111', '912000', '(262) 123-456', '262\u00a0123\u00a0456'],
};
export const email = {
  bad: [...NOT_A_TEXT, '', 'rui', 'rui@pt', 'Rui@Example.pt', 'rui @example.pt', `${'a'.repeat(250)}@b.pt`],
  good: ['rui@example.pt', 'rui+cães@mail.example.pt'],
};
export const webAddress = {
  bad: [7, 'http://a.pt/a.png', 'javascript:alert(1)', 'data:image/png;base64,AA', `https://a.pt/${'a'.repeat(500)}`],
  good: [null, 'https://a.pt/a.png'],
};
export const orNull = <T extends { bad: readonly unknown[]; good: readonly unknown[] }>({ bad, good }: T) => ({
  bad: bad.filter((value) => value !== null),
  good: [null, ...good],
});
/** A text in all six languages. */
export const localized = (max: number) => {
  const all = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, 'a']));
  return {
    bad: [
      ...NOT_A_TEXT,
      'a',
      { ...all, it: 'a' },
      ...LANGUAGE_CODES.flatMap((code) => {
        const { [code]: _, ...others } = all;
        return [others, { ...all, [code]: ' ' }, { ...all, [code]: 'a'.repeat(max * 2 + 1) }];
      }),
    ],
    good: [Object.fromEntries(LANGUAGE_CODES.map((code) => [code, 'a'.repeat(max)]))],
  };
};
