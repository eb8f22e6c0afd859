/** Everybody the rules tell apart, worst cases included: old tokens, records without a token, claims of the wrong type. */
export const ROLES = {
  visitor: null,
  customer: {},
  otherCustomer: {},
  sitter: { sitterId: 'sitter-a' },
  otherSitter: { sitterId: 'sitter-b' },
  /** Still has the token of sitter-a; the record no longer says so. */
  formerSitter: { sitterId: 'sitter-a' },
  /** The record says sitter-a; the token does not yet. */
  unclaimedSitter: {},
  /** Would equal the `null` of a booking without a sitter. */
  nullSitter: { sitterId: null },
  admin: { admin: true },
  /** Still has an admin's token; the record no longer says so. */
  demotedAdmin: { admin: true },
  /** Still has an admin's token; there is no record at all. */
  forgottenAdmin: { admin: true },
  /** The record says admin; the token does not yet. */
  unclaimedAdmin: {},
} as const satisfies Record<string, Record<string, unknown> | null>;

export type Role = keyof typeof ROLES;
export const ALL = Object.keys(ROLES) as Role[];
export const SIGNED_IN = ALL.filter((role) => ROLES[role] !== null);
export const NOBODY: readonly Role[] = [];
/** Who is sitter-a by the token alone: bookings ask no more, so that a list costs no look-up. */
export const BY_CLAIM: readonly Role[] = ['sitter', 'formerSitter'];
