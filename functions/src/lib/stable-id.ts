import { createHash } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U, so that a reference read aloud or typed into a bank transfer arrives. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A document id of 20 characters (100 bits) that is the same for the same parts: what makes a repeated call the same call.
 * Not to be guessed as long as one part (a request's UUID) is not.
 */
export function stableId(...parts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  return [...digest.subarray(0, 20)].map((byte) => ALPHABET.charAt(byte % 32)).join('');
}

/** A key that hides what it was made from (addresses, e-mails). 64 hexadecimal digits. */
export const hashedKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
