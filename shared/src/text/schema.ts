import * as z from 'zod/mini';
import { cleanText, textLength } from './clean.ts';

/** A trimmed text of `min` to `max` characters (code points). */
export const text = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(max * 4 + 64)), z.transform(cleanText)),
    z.string().check(z.refine((value) => textLength(value) >= min && textLength(value) <= max)),
  );

/** Document ids that people and functions may name: no slashes, no dots. */
export const id = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));

/** A client-made UUID that makes a repeated call the same call. */
export const requestId = () => z.uuid();

/** E-mail, lower-cased, at most 254 characters. */
export const email = () =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(320)),
      z.transform((value: string) => cleanText(value).toLowerCase()),
    ),
    z.email().check(z.maxLength(254)),
  );

/** A phone number as people write it: 6 to 20 digits with spaces, brackets, dots, dashes and a leading +. */
export const phone = () =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(64)), z.transform(cleanText)),
    z.string().check(
      z.regex(/^\+?[\d\s().-]{6,30}$/),
      z.refine((value) => {
        const digits = value.replace(/\D/g, '').length;
        return digits >= 6 && digits <= 20;
      }),
    ),
  );

/** Integer euro cents from 0 to 1,000,000 euros. */
export const cents = () => z.int().check(z.gte(0), z.lte(100_000_000));

/** An instant over the wire: ISO 8601 with offset or Z, as a Date. */
export const instant = () =>
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((value: string) => new Date(value)),
  );
